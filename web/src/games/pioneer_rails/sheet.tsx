/** The decision below the map: a card, then tracks, then the turn as a whole. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Option } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { Key, useKeys } from "../../chrome/keys";
import { list, number, signed, t } from "../../i18n/catalogue";
import { useRetry } from "../../match/retry";
import type { BuildingKind, Suit } from "./board/sheets";
import { CardFace, Hand, OpenCard, SuitSign } from "./cards";
import type { SeatOutcome } from "./outcome";
import { BuildingPicture } from "./picture";
import {
  lastTrack,
  type Next,
  namedBy,
  type Planner,
  rankOf,
  spends,
  suitOf,
  turnOf,
  turnPreview,
  type Way,
} from "./plan";
import type { ActivationPreview, SubmitTurn, TurnPreview, View } from "./types";
import { buildingName, cardOf } from "./words";

interface DecisionProps {
  view: View;
  seat: number;
  /** The name of the seat, where it is not the reader's own. */
  name: string | null;
  planner: Planner;
  next: Next | null;
  way: Way;
  setWay: (way: Way) => void;
  act: (option: Option) => void;
  /** A step back. */
  undo: () => void;
  busy: boolean;
  /** What the seat's last turn brought, where there was one, and how to see it again. */
  last: SeatOutcome | undefined;
  recall: () => void;
}

/** The part of the turn that is to be decided; a turn on its way is not changed any more. */
export function Decision(props: DecisionProps) {
  return (
    <fieldset class="planning" role="presentation" disabled={props.busy}>
      <Step {...props} />
    </fieldset>
  );
}

function Step(props: DecisionProps) {
  const turn = props.planner.turn.value;
  if (props.planner.unreachable.value) {
    return <Unreachable {...props} />;
  }
  if (!turn.card) {
    return <ChooseCard {...props} />;
  }
  if (cardOf(turn.card) === null && !(turn.rank && turn.suit)) {
    return <NameJoker {...props} field={turn.rank ? "suit" : "rank"} />;
  }
  return turn.closed ? <ChooseOrder {...props} /> : <LayTracks {...props} />;
}

function Title({ children }: { children: ComponentChildren }) {
  return (
    <h2 class="ask" tabIndex={-1}>
      {children}
    </h2>
  );
}

function Unreachable(props: DecisionProps) {
  const { planner } = props;
  const again = () => void planner.go(planner.turn.value);
  useRetry(again);
  return (
    <>
      <Title>{t("sheet.unreachable")}</Title>
      <p class="small dim">{t("sheet.unreachable_detail")}</p>
      <div class="btns">
        {planner.turn.value.card && planner.undoable ? <Back {...props} /> : null}
        <button class="btn big wide" type="button" onClick={again}>
          {t("problem.retry")}
        </button>
      </div>
    </>
  );
}

/** The dealer's pick, taken at once; or the card of the turn, with the hand that it makes. */
function ChooseCard(props: DecisionProps) {
  const { view, seat, name, planner, next, act } = props;
  const picks = view.pending.type === "seats" && view.pending.decisions[seat]?.ask === "pick";
  const offered = next?.cards ?? [];
  const optionOf = (card: string) =>
    offered.find(({ preview }) => preview?.type === CARD && preview.card === card);
  const cards = [...new Set([...view.cards, ...(view.secret ? [view.secret] : [])])];
  const choices = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.matches(".rails-map")) {
      choices.current?.querySelector("button")?.focus(); // the last step back was to the cards
    }
  }, []);
  const take = (option: Option) => (picks ? act(option) : planner.go(turnOf(option)));
  return (
    <>
      <div class="title-row">
        <Title>{title(picks, name)}</Title>
        <LastTurn {...props} />
      </div>
      {view.round === 1 && view.turn === 1 ? (
        <p class="small dim">{t("rails.sheet.first")}</p>
      ) : null}
      <div class="open-cards" ref={choices}>
        {cards.map((card) => {
          const option = optionOf(card);
          return (
            <OpenCard
              key={card}
              card={card}
              taken={option || next === null ? undefined : takenBy(view, seat, card)}
              detail={option && handOf(option)}
              choose={option ? () => void take(option) : undefined}
            />
          );
        })}
      </div>
      <span class="only-desk">
        <HandLine view={view} seat={seat} />
      </span>
    </>
  );
}

/** Calls back what the last turn brought, where there was one. */
function LastTurn({ last, recall }: DecisionProps) {
  return last === undefined ? null : (
    <button class="btn last-turn" type="button" onClick={recall}>
      <Icon name="replay" small />
      <span class="vh">{t("rails.outcome.title")}: </span>
      {signed(last.points)}
    </button>
  );
}

function title(picks: boolean, name: string | null): string {
  if (name !== null) {
    return t(picks ? "rails.sheet.whose_pick" : "rails.sheet.whose", { name });
  }
  return t(picks ? "rails.sheet.pick" : "rails.sheet.card");
}

const CARD = "pioneer_rails.card_preview";

/** The hand that a card makes, and what it would score. */
function handOf({ preview }: Option): string {
  return preview?.type === CARD && preview.hand !== "none"
    ? t("rails.sheet.makes", { hand: preview.hand, points: preview.points })
    : "";
}

/** Why a card is not for this seat. */
export function takenBy(view: View, seat: number, card: string): string {
  if (card === view.secret) {
    return t("rails.sheet.secret");
  }
  if (card === view.set_aside) {
    return t("rails.sheet.set_aside");
  }
  return t(seat === view.dealer ? "rails.sheet.others" : "rails.sheet.dealers");
}

/** The ranks of the round so far. */
function HandLine({ view, seat, next }: { view: View; seat: number; next?: string | undefined }) {
  const sheet = view.seats[seat];
  return (
    <p class="hand-line">
      <span class="cap">{t("rails.hand.title", { round: view.round })}</span>
      <Hand ranks={sheet?.hands[view.round - 1] ?? []} next={next} />
    </p>
  );
}

function NameJoker(props: DecisionProps & { field: "rank" | "suit" }) {
  const { planner, next, field } = props;
  const turn = planner.turn.value;
  return (
    <>
      <Title>{t(field === "rank" ? "rails.sheet.joker_rank" : "rails.sheet.joker_suit")}</Title>
      <div class="picks">
        {(next?.values ?? []).map((value) => (
          <button
            key={value}
            class={field === "rank" ? "btn" : `btn card-face ${value}`}
            type="button"
            aria-label={field === "rank" ? undefined : t("rails.suit", { suit: value })}
            onClick={() => planner.go({ ...turn, [field]: value } as SubmitTurn)}
          >
            {field === "rank" ? value : <SuitSign suit={value as Suit} />}
          </button>
        ))}
      </div>
      {planner.undoable ? <Back {...props} /> : null}
    </>
  );
}

function Back({ undo, busy }: DecisionProps) {
  useKeys({ z: busy ? undefined : undo });
  return (
    <button class="btn undo" type="button" onClick={undo}>
      <Icon name="undo" small />
      {t("sheet.undo")}
      <Key>Z</Key>
    </button>
  );
}

/** The kinds of track that a town's symbol or an owner allows beside plain rail. */
const EFFECTS: readonly NonNullable<Way>[] = ["bridge", "tunnel", "shortcut", "switch"];

function LayTracks(props: DecisionProps) {
  const { planner, next, view, seat, act, busy } = props;
  const turn = planner.turn.value;
  const finish = next?.finish ?? null;
  const preview = turnPreview(finish);
  const send = () => finish && act(finish);
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ Enter: finish && !busy ? send : undefined });
  useLayoutEffect(() => {
    if (next?.tracks.length === 0 && document.activeElement?.matches(".rails-map")) {
      button.current?.focus(); // nothing is left to do on the map
    }
  }, [next]);
  return (
    <>
      <div class="turn-line">
        <Used turn={turn} />
        <Title>{sentence(props, preview)}</Title>
        {preview === null || preview.points === 0 ? null : (
          <b class="gain">{signed(preview.points)}</b>
        )}
      </div>
      <Effects {...props} />
      <div class="btns">
        {planner.undoable ? <Back {...props} /> : <LastTurn {...props} />}
        {next?.order ? <Details {...props} order={next.order} preview={preview} /> : null}
        <button ref={button} class="btn red big" type="button" disabled={!finish} onClick={send}>
          {t("rails.sheet.send", { n: turn.tracks?.length ?? 0 })}
          <Key>↵</Key>
        </button>
      </div>
      <span class="only-desk">
        <HandLine view={view} seat={seat} next={rankOf(turn)} />
      </span>
    </>
  );
}

function Used({ turn }: { turn: SubmitTurn }) {
  return <CardFace card={turn.card ?? ""} named={namedBy(turn)} />;
}

/** What is to be done, or what the turn as planned does. */
function sentence(
  { planner, next, view, name, way }: DecisionProps,
  preview: TurnPreview | null,
): string {
  const turn = planner.turn.value;
  const laid = turn.tracks?.length ?? 0;
  const suit = suitOf(turn);
  if (way !== "rail") {
    return wayWords(next, way, laid);
  }
  if (laid === 0) {
    const how = turn.card === view.secret ? "secret" : name === null ? "own" : "named";
    return t("rails.sheet.lay", { how, suit, name: name ?? "", n: tracksMax(next, way) });
  }
  if (preview !== null && preview.activations.length > 0) {
    return woken(next, preview);
  }
  return t("rails.sheet.laid", { n: laid, suit, more: more(next) });
}

/** What the turn wakes as it is proposed; bandits are caught or escape. */
function woken(next: Next | null, { activations }: TurnPreview): string {
  const made = next?.finish ? (turnOf(next.finish).activations ?? []) : [];
  const chosen = ({ building }: ActivationPreview) => made.find((one) => one.building === building);
  const buildings = activations.filter(({ kind }) => kind !== "bandit");
  const bandits = activations.filter(({ kind }) => kind === "bandit");
  const caught = bandits.filter((bandit) => chosen(bandit)?.jail).length;
  const names = tallied(buildings.map((one) => named(one, chosen(one)?.rank)));
  const said = [
    ...(names.length === 0
      ? []
      : [t("rails.sheet.opens", { n: buildings.length, names: list(names) })]),
    ...(caught === 0 ? [] : [t("rails.sheet.caught", { n: caught })]),
    ...(caught === bandits.length
      ? []
      : [t("rails.sheet.escaped", { n: bandits.length - caught })]),
  ];
  const brief = names.length + said.length <= BRIEF && more(next) === "symbol";
  return [...said, ...(brief ? [t("rails.sheet.dearer")] : [])].join(" ");
}

/** A building that wakes; a Forest's saloon with the rank that is proposed for it. */
function named({ building }: ActivationPreview, rank: string | undefined): string {
  return rank ? `${buildingName(building)} (${rank})` : buildingName(building);
}

/** What a kind of track is, and what it costs that the turn has not paid for yet. */
function wayWords(next: Next | null, way: Way, laid: number): string {
  const tracks = (next?.tracks ?? []).filter((option) => lastTrack(option)?.way === way);
  const unspent = tracks.every(spends) && !spends(next?.finish);
  const powered = tracks.some(({ preview }) => preview && "power" in preview && preview.power);
  const costs = unspent ? "yes" : powered ? "power" : "no";
  return t("rails.sheet.way", { way, costs, n: laid + tracksMax(next, way) });
}

/** So many tracks has a turn, unless owners or symbols change that. */
const TRACKS = 3;

/** How many tracks a turn that begins with one of this kind can have at no further cost. */
function tracksMax(next: Next | null, way: Way): number {
  const counts = (next?.tracks ?? []).flatMap(({ preview }) =>
    preview?.type === "pioneer_rails.track_preview" && preview.way === way
      ? [1 + preview.left]
      : [],
  );
  return counts.length === 0 ? TRACKS : Math.max(...counts);
}

/** With no more names and sentences than these, another one fits on the two lines there are. */
const BRIEF = 3;

/** Each word once, with how many of it there are. */
function tallied(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const many = words.filter((other) => other === word).length;
    return many === 1 ? word : `${word}\u00a0×${number(many)}`;
  });
}

/** Whether another track can follow, or could for a town symbol. */
function more(next: Next | null): "free" | "symbol" | "none" {
  if (next === null || next.tracks.some((option) => spends(option) === spends(next.finish))) {
    return "free";
  }
  return next.tracks.length === 0 ? "none" : "symbol";
}

/** Town effects and owners' powers as a row of stamps; one at a time says what glows. */
function Effects({ planner, next, view, seat, way, setWay }: DecisionProps) {
  const offered = new Set((next?.tracks ?? []).map((option) => turnOf(option).tracks?.at(-1)?.way));
  const suits = next?.suits ?? [];
  const open = useSignal(false);
  const sheet = view.seats[seat];
  const spent = spends(next?.finish) ? 1 : 0;
  const symbols = (sheet?.symbols ?? 0) - (sheet?.crossed ?? 0) - spent;
  return (
    <fieldset class="stamps">
      <legend class="vh">{t("rails.sheet.effects", { n: symbols })}</legend>
      <span class="left" aria-hidden="true">
        <b>{number(symbols)}</b> {t("rails.sheet.symbols", { n: symbols })}
      </span>
      {EFFECTS.map((effect) => (
        <button
          key={effect}
          class="stamp"
          type="button"
          aria-pressed={way === effect}
          disabled={!offered.has(effect)}
          onClick={() => setWay(way === effect ? "rail" : effect)}
        >
          <StampPicture name={effect} />
          {t("rails.way", { way: effect })}
        </button>
      ))}
      <button
        class="stamp"
        type="button"
        aria-expanded={open.value}
        disabled={suits.length === 0}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <StampPicture name="suit" />
        {t("rails.sheet.suit")}
      </button>
      {open.value && suits.length > 0 ? (
        <span class="suits">
          {suits.map((option) => {
            const suit = turnOf(option).changed as Suit;
            return (
              <button
                key={suit}
                class={`btn card-face ${suit}`}
                type="button"
                aria-label={t("rails.suit", { suit })}
                onClick={() => {
                  open.value = false;
                  void planner.go(turnOf(option));
                }}
              >
                <SuitSign suit={suit} />
              </button>
            );
          })}
        </span>
      ) : null}
    </fieldset>
  );
}

const STAMPS: Readonly<Record<string, string>> = {
  bridge: "M2,15V9a5,6 0 0 1 10,0V15M12,15V9a5,6 0 0 1 10,0V15M1,15H23M1,6H23",
  tunnel: "M2,17 9,5 13,11 16,7 22,17ZM9,17V14a3,3 0 0 1 6,0V17",
  shortcut: "M12,2 20.600,7V17L12,22 3.400,17V7ZM6,15 18,9",
  switch: "M9,2V22M9,13Q15,11 17,4M6,6H12M6,18H12M13,7 20,9",
  suit: "M4,11a8,8 0 0 1 14,-4M18,3V8H13M20,13a8,8 0 0 1 -14,4M6,21V16H11",
};

function StampPicture({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAMPS[name]} />
    </svg>
  );
}

interface DetailsProps extends DecisionProps {
  order: Option;
  preview: TurnPreview | null;
}

/** Goes on to choose the order in which buildings wake, and what is chosen for each. */
function Details({ planner, order, preview }: DetailsProps) {
  return (
    <button class="btn order" type="button" onClick={() => planner.go(turnOf(order))}>
      {t("rails.sheet.order", { n: preview?.activations.length ?? 0 })}
    </button>
  );
}

/** What has been woken so far, what can come next, and the rest in the order that scores best. */
function ChooseOrder(props: DecisionProps) {
  const { planner, next, act } = props;
  const turn = planner.turn.value;
  const finish = next?.finish ?? null;
  const preview = turnPreview(finish);
  const chosen = turn.activations ?? [];
  const left = next?.activations ?? [];
  const complete = next !== null && left.length === 0;
  const points = signed(preview?.points ?? 0);
  const send = () => finish && act(finish);
  return (
    <>
      <Title>
        {complete
          ? t("rails.sheet.order_complete")
          : t("rails.sheet.order_title", { n: chosen.length + 1 })}
      </Title>
      {left.some((option) => turnOf(option).activations?.at(-1)?.rank) ? (
        <p class="small dim">{t("rails.sheet.rank")}</p>
      ) : null}
      {complete ? null : (
        <ul class="wakes">
          {left.map((option, at) => (
            <li key={at}>
              <Wake option={option} choose={() => void planner.go(turnOf(option))} />
            </li>
          ))}
        </ul>
      )}
      <div class="btns">
        <Back {...props} />
        <button class="btn red big" type="button" disabled={!finish} onClick={send}>
          {t(complete ? "rails.sheet.send_order" : "rails.sheet.send_best", { points })}
        </button>
      </div>
    </>
  );
}

function Wake({ option, choose }: { option: Option; choose: () => void }) {
  const preview = option.preview as ActivationPreview;
  const made = turnOf(option).activations?.at(-1);
  return (
    <button class="wake" type="button" onClick={choose}>
      <BuildingPicture kind={preview.kind as BuildingKind} />
      <span>
        {buildingName(preview.building)}
        <span class="cap">
          {t("rails.sheet.with", {
            kind: preview.kind,
            gold: made?.gold ?? 0,
            rank: made?.rank ?? "",
            jail: made?.jail ?? 0,
          })}
        </span>
      </span>
      <b>{signed(preview.points)}</b>
    </button>
  );
}
