/** The decision: one sentence, and big buttons for exactly what the options offer. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Option, Preview } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { Key, useKeys } from "../../chrome/keys";
import { Stepper } from "../../chrome/stepper";
import { number, t } from "../../i18n/catalogue";
import type { Filling } from "../../match/filling";
import { squareGoods, squareKind } from "./places";
import { goodsName, monthShort, propertyName } from "./words";

interface DecisionProps {
  /** What is asked, and what it is about. */
  ask: string;
  about: string;
  filling: Filling;
  picked: Option | null;
  pick: (option: Option) => void;
  act: (option: Option) => void;
  busy: boolean;
}

/** The part that fits what is asked. */
export function Decision(props: DecisionProps) {
  const options = props.filling.options.value;
  if (props.filling.unreachable.value) {
    return <Unreachable filling={props.filling} />;
  }
  if (options === null) {
    return <Title>{t("pionjar.sheet.moment")}</Title>;
  }
  switch (props.ask) {
    case "branch":
    case "trail":
    case "raider":
      return <Ways {...props} options={options} />;
    case "wager":
    case "bid":
      return <Money {...props} options={options} />;
    case "equip":
    case "visit":
      return <Filled {...props} options={options} />;
    default:
      return <Plain {...props} options={options} />;
  }
}

type Offered = DecisionProps & { options: readonly Option[] };

function Title({ children }: { children: ComponentChildren }) {
  return (
    <h2 class="ask" tabIndex={-1}>
      {children}
    </h2>
  );
}

function Unreachable({ filling }: { filling: Filling }) {
  return (
    <>
      <Title>{t("rails.sheet.unreachable")}</Title>
      <button class="btn big wide" type="button" onClick={() => filling.again()}>
        {t("problem.retry")}
      </button>
    </>
  );
}

interface ConfirmProps {
  busy: boolean;
  onClick: () => void;
  children: ComponentChildren;
}

/** The one likely action. */
function Confirm({ busy, onClick, children }: ConfirmProps) {
  useKeys({ Enter: busy ? undefined : onClick });
  return (
    <button class="btn red big" type="button" disabled={busy} onClick={onClick}>
      {children}
      <Key>↵</Key>
    </button>
  );
}

const DECLINING = new Set<string>(["pionjar.ride_on", "pionjar.pass_bid"]);

function declining(options: readonly Option[]): Option | undefined {
  return options.find(({ action }) => DECLINING.has(action.type));
}

/** No, thanks: its word depends on what is declined. */
function Decline({ options, ask, act, busy }: Offered) {
  const option = declining(options);
  useKeys({ o: option && !busy ? () => act(option) : undefined });
  return option === undefined ? null : (
    <button class="btn ride-on" type="button" disabled={busy} onClick={() => act(option)}>
      {t("pionjar.sheet.decline", { ask })}
      <Key>O</Key>
    </button>
  );
}

/** What is taken as it is: a move, a lease, a ticket. */
function Plain(props: Offered) {
  const { options, ask, act, busy } = props;
  const [likely, ...others] = options.filter(({ action }) => !DECLINING.has(action.type));
  if (likely === undefined) {
    return null;
  }
  const ride = options.find(({ preview }) => preview?.type === "pionjar.ride_preview")?.preview;
  return (
    <>
      <Title>{t("pionjar.sheet.title", { ask })}</Title>
      <p class="small dim">{ride ? rideDetail(ride) : leaseDetail(likely.preview)}</p>
      <div class="btns">
        <Confirm busy={busy} onClick={() => act(likely)}>
          {label(likely)}
        </Confirm>
        {others.map((option) => (
          <button
            key={option.action.type}
            class="btn"
            type="button"
            disabled={busy}
            onClick={() => act(option)}
          >
            {label(option)}
          </button>
        ))}
        <Decline {...props} />
      </div>
    </>
  );
}

function label({ action, preview }: Option): string {
  if (preview?.type === "pionjar.ride_preview") {
    return t("pionjar.sheet.ride", { steps: preview.steps });
  }
  return t("pionjar.sheet.do", { action: action.type.replace("pionjar.", "") });
}

function rideDetail(preview: Preview): string {
  if (preview.type !== "pionjar.ride_preview") {
    return "";
  }
  const goods = squareGoods(preview.square);
  return t("pionjar.sheet.ride_detail", {
    month: monthShort(preview.month),
    steps: preview.steps,
    kind: squareKind(preview.square),
    goods: goods.map(goodsName).join(", "),
  });
}

function leaseDetail(preview: Preview | null | undefined): string {
  return preview?.type === "pionjar.lease_preview"
    ? t("pionjar.sheet.lease_detail", { price: preview.price, saloon: preview.saloon })
    : "";
}

/** One of several ways: each can be looked at on the board before it is taken. */
function Ways(props: Offered) {
  const { options, ask, picked, pick, act, busy } = props;
  const at = Math.max(
    0,
    options.findIndex(({ action }) => same(action, picked?.action)),
  );
  const chosen = options[at];
  const go = (by: number) => {
    const next = options[(at + by + options.length) % options.length];
    if (next !== undefined) {
      pick(next);
    }
  };
  useEffect(() => {
    if (chosen !== undefined && picked === null) {
      pick(chosen);
    }
  }, [chosen]);
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1) });
  return chosen === undefined ? null : (
    <>
      <Title>{t("pionjar.sheet.title", { ask })}</Title>
      <div class="ways">
        <button
          class="ib"
          type="button"
          aria-label={t("pionjar.sheet.way_before")}
          onClick={() => go(-1)}
        >
          <Icon name="back" />
        </button>
        <p aria-live="polite">
          <span class="strong">{wayName(chosen)}</span>
          <span class="cap">{wayDetail(chosen)}</span>
        </p>
        <button
          class="ib"
          type="button"
          aria-label={t("pionjar.sheet.way_next")}
          onClick={() => go(1)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <div class="btns">
        <Confirm busy={busy} onClick={() => act(chosen)}>
          {t("pionjar.sheet.take", { ask, way: wayName(chosen) })}
        </Confirm>
      </div>
    </>
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function wayName({ preview }: Option): string {
  switch (preview?.type) {
    case "pionjar.branch_preview":
      return propertyName(preview.property);
    case "pionjar.trail_preview":
      return t("pionjar.trail", { trail: preview.trail });
    case "pionjar.raider_preview":
      return t("pionjar.sheet.circle", { circle: preview.circle });
    default:
      return "";
  }
}

function wayDetail({ preview }: Option): string {
  switch (preview?.type) {
    case "pionjar.branch_preview":
      return t("pionjar.sheet.lands", { kind: preview.kind });
    case "pionjar.trail_preview":
      return preview.raider === ""
        ? t("pionjar.sheet.lands", { kind: preview.kind })
        : t("pionjar.sheet.raider", { raider: preview.raider });
    default:
      return "";
  }
}

const MONEY_STEP = 100;
const SHARES = [
  { name: "quarter", part: 0.25 },
  { name: "half", part: 0.5 },
  { name: "all", part: 1 },
] as const;

/** An amount of money: a stake in the saloon, a bid. */
function Money(props: Offered) {
  const { options, ask, act, busy } = props;
  const option = options.find((one) => one.ask?.type === "number");
  const range = option?.ask?.type === "number" ? option.ask : undefined;
  const amount = useSignal(0);
  if (option === undefined || range === undefined) {
    return <Plain {...props} />;
  }
  const { min, max, field, step = 1 } = range;
  const by = Math.max(step, Math.min(MONEY_STEP, max));
  const fitting = (value: number) =>
    Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  const value = fitting(amount.value === 0 ? min : amount.value);
  const filled = { ...option, action: { ...option.action, [field]: value } } as Option;
  return (
    <>
      <Title>{moneyTitle(ask, option.preview)}</Title>
      <p class="small dim">{moneyDetail(option.preview, max)}</p>
      <div class="numbers">
        <Stepper
          value={value}
          min={min}
          max={max}
          step={by}
          text={number(value)}
          less={t("pionjar.sheet.less")}
          more={t("pionjar.sheet.more")}
          set={(next) => {
            amount.value = fitting(next);
          }}
        />
        <span class="shares">
          {SHARES.map(({ name, part }) => (
            <button
              key={name}
              class="btn"
              type="button"
              onClick={() => {
                amount.value = fitting(max * part);
              }}
            >
              {t("pionjar.sheet.share", { name })}
            </button>
          ))}
        </span>
      </div>
      <div class="btns">
        <Confirm busy={busy} onClick={() => act(filled)}>
          {t("pionjar.sheet.amount", { ask, amount: value })}
        </Confirm>
        <Decline {...props} />
      </div>
    </>
  );
}

function moneyTitle(ask: string, preview: Preview | null | undefined): string {
  return preview?.type === "pionjar.bid_preview"
    ? t("pionjar.sheet.bid_title", {
        goods: goodsName(preview.goods),
        lot: preview.lot,
        lots: preview.lots,
      })
    : t("pionjar.sheet.title", { ask });
}

function moneyDetail(preview: Preview | null | undefined, max: number): string {
  if (preview?.type === "pionjar.bid_preview") {
    return preview.bid == null
      ? t("pionjar.sheet.no_bid", { lowest: preview.lowest })
      : t("pionjar.sheet.highest", { bid: preview.bid });
  }
  return preview?.type === "pionjar.wager_preview"
    ? t("pionjar.sheet.wager_detail", { saloon: preview.saloon, cash: max })
    : "";
}

/** A visit, or the new claim's equipment: one question after the other, then all at once. */
function Filled(props: Offered) {
  const { options, ask, filling, act, busy } = props;
  const option = options.find(({ action }) => !DECLINING.has(action.type));
  if (option === undefined) {
    return <Plain {...props} />;
  }
  const asked = option.ask;
  return (
    <>
      <Title>
        {asked == null
          ? t("pionjar.sheet.agreed", { ask })
          : t("pionjar.sheet.field", { field: asked.field })}
      </Title>
      <p class="small dim">{fieldDetail(option)}</p>
      {asked == null ? null : <Field key={asked.field} option={option} filling={filling} />}
      <div class="btns">
        {filling.steps.value.length === 0 ? null : (
          <button class="btn" type="button" onClick={() => filling.back()}>
            <Icon name="undo" small />
            {t("rails.sheet.undo")}
          </button>
        )}
        {asked == null ? (
          <Confirm busy={busy} onClick={() => act(option)}>
            {t("pionjar.sheet.confirm", { ask })}
          </Confirm>
        ) : null}
        {filling.steps.value.length === 0 ? <Decline {...props} /> : null}
      </div>
    </>
  );
}

function fieldDetail({ preview, ask }: Option): string {
  if (preview?.type !== "pionjar.visit_preview" && preview?.type !== "pionjar.equip_preview") {
    return "";
  }
  const visit = preview.type === "pionjar.visit_preview" ? preview : null;
  return t("pionjar.sheet.field_detail", {
    field: ask?.field ?? "none",
    land: visit?.land ?? 0,
    post: visit?.trading_post ?? 0,
    card: preview.card_price,
    cash: preview.cash_after,
  });
}

/** One question of a visit: a number of cards, or yes or no. */
function Field({ option, filling }: { option: Option; filling: Filling }) {
  const { ask } = option;
  const count = useSignal(ask?.type === "number" ? ask.max : 0);
  if (ask?.type === "number") {
    return (
      <div class="numbers">
        <Stepper
          value={count.value}
          min={ask.min}
          max={ask.max}
          step={ask.step ?? 1}
          text={t("pionjar.sheet.cards", { n: count.value, goods: ask.field })}
          less={t("pionjar.sheet.less")}
          more={t("pionjar.sheet.more")}
          set={(next) => {
            count.value = next;
          }}
        />
        <button class="btn red" type="button" onClick={() => filling.fill(option, count.value)}>
          {t("pionjar.sheet.next")}
        </button>
      </div>
    );
  }
  return (
    <div class="picks">
      {(ask?.type === "choice" ? ask.values : []).map((value) => (
        <button
          key={value}
          class={value === "yes" ? "btn red" : "btn"}
          type="button"
          onClick={() => filling.fill(option, value)}
        >
          {t("pionjar.sheet.answer", { value, field: ask?.field ?? "" })}
        </button>
      ))}
    </div>
  );
}
