"""Names for guests who give none: short, of no particular gender, fit for the open range."""

from typing import Final

FIRST_NAMES: Final = (
    "Ash", "Banjo", "Birch", "Biscuit", "Blaze", "Bramble", "Buckeye", "Calico",
    "Cedar", "Chaps", "Cricket", "Dakota", "Dusk", "Ember", "Flint", "Gravel",
    "Hickory", "Indigo", "Jinx", "Kettle", "Lark", "Lasso", "Maple", "Marlow",
    "Mesa", "Nettle", "Pepper", "Pinto", "Prairie", "Quill", "Ridge", "Sage",
    "Sorrel", "Spur", "Sunny", "Tansy", "Thistle", "Ture", "Whistle", "Yarrow",
)  # fmt: skip
