"""Prices and sales (PJ-19, PJ-31, PJ-34, PJ-35)."""

from collections.abc import Iterable
from typing import Final

from domain.games.pionjar.data import BOARD, CROPS, PRICES, Crop, Goods, Square
from domain.games.pionjar.events import CropsSold, Event, FursSold, MoneyPaid, SpoilsSold
from domain.games.pionjar.state import Pioneer, PionjarState, PriceChange

PERCENT: Final = 100


def change_of(changes: Iterable[PriceChange], goods: Goods | Crop) -> int:
    """What proclamations add to the price of the goods, in percent."""
    return next((change.percent for change in changes if change.goods == goods), 0)


def price(month: int, crop: Crop, changes: Iterable[PriceChange]) -> int:
    """What a card of the crop brings in this month."""
    printed = (PRICES.harvest if crop == "harvest" else PRICES.timber)[month]
    return with_change(printed, change_of(changes, crop))


def with_change(printed: int, percent: int) -> int:
    """A price as changed by proclamation; all of them come out whole."""
    return printed * (PERCENT + percent) // PERCENT


def sells_here(pioneer: Pioneer, square: Square) -> bool:
    """Whether the square orders the pioneer to sell something held."""
    match square.kind:
        case "sell_harvest":
            return pioneer.harvest > 0
        case "sell_timber":
            return pioneer.timber > 0
        case "sell_spoils":
            return any(pioneer.spoils.of(goods) for goods in square.goods)
        case "trapper":
            return bool(pioneer.spoils.buffalo)
        case _:
            return False


def sell(state: PionjarState, seat: int) -> list[Event]:
    """Everything that the square orders is sold."""
    pioneer = state.pioneers[seat]
    square = BOARD.circuit[pioneer.at]
    for crop in CROPS:
        if square.kind == f"sell_{crop}":
            return _sell_crop(state, seat, crop)
    if square.kind == "trapper":
        return _sell_furs(pioneer, seat)
    return [
        event
        for goods in square.goods
        if pioneer.spoils.of(goods)
        for event in _sell_spoils(state, seat, goods)
    ]


def _sell_crop(state: PionjarState, seat: int, crop: Crop) -> list[Event]:
    pioneer = state.pioneers[seat]
    cards = pioneer.harvest if crop == "harvest" else pioneer.timber
    each = price(state.month, crop, state.changes)
    return [
        CropsSold(seat, crop, cards, each),
        MoneyPaid("bank", seat, cards * each, "sale"),
    ]


def _sell_spoils(state: PionjarState, seat: int, goods: Goods) -> list[Event]:
    values = state.pioneers[seat].spoils.of(goods)
    percent = change_of(state.changes, goods)
    amount = sum(with_change(value, percent) for value in values)
    return [
        SpoilsSold(seat, goods, values, percent),
        MoneyPaid("bank", seat, amount, "sale"),
    ]


def _sell_furs(pioneer: Pioneer, seat: int) -> list[Event]:
    # PJ-31: what is proclaimed of buffalo does not reach the fur trappers.
    values, half = pioneer.spoils.buffalo, not pioneer.sheriff
    amount = sum(values) // 2 if half else sum(values)
    return [FursSold(seat, values, half), MoneyPaid("bank", seat, amount, "furs")]
