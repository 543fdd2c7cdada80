/** The decision: one sentence, and big buttons for exactly what the options offer. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Option, Preview, Table } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { Key, useKeys } from "../../chrome/keys";
import { Stepper } from "../../chrome/stepper";
import { list, number, t } from "../../i18n/catalogue";
import { type Person, personAt } from "../../match/people";
import { placeName } from "./board/stops";
import { bounds, usualCattle, withCattle } from "./draft";
import { FarmBadge, TownBadge } from "./emblem";
import { farmName } from "./farms";
import type { Reach } from "./types";

export interface SheetProps {
  table: Table;
  seat: number;
  options: readonly Option[];
  /** The option that is picked but not confirmed, with its number. */
  draft: Option | null;
  pick: (option: Option) => void;
  act: (option: Option) => void;
  /** An action is on its way. */
  busy: boolean;
}

/** The part that fits the likely option. */
export function Decision(props: SheetProps) {
  const [likely] = props.options;
  switch (likely?.preview?.type) {
    case "rancher.roll_preview":
      return <Roll {...props} option={likely} reach={likely.preview.reach} />;
    case "rancher.way_preview":
      return <Way {...props} />;
    case "rancher.buy_preview":
      return <Buy {...props} option={likely} preview={likely.preview} />;
    case "rancher.drive_preview":
      return <Drive {...props} option={likely} preview={likely.preview} />;
    case "rancher.steal_preview":
      return <Steal {...props} option={likely} preview={likely.preview} />;
    default:
      return null;
  }
}

type About<Type extends Preview["type"]> = SheetProps & {
  option: Option;
  preview: Extract<Preview, { type: Type }>;
};

function rideOnOf(options: readonly Option[]): Option | undefined {
  return options.find(({ action }) => action.type === "rancher.ride_on");
}

function Title({ children }: { children: ComponentChildren }) {
  return (
    <h2 class="ask" tabIndex={-1}>
      {children}
    </h2>
  );
}

interface ConfirmProps {
  busy: boolean;
  onClick: () => void;
  hint: string;
  children: ComponentChildren;
}

/** The one likely action. */
function Confirm({ busy, onClick, hint, children }: ConfirmProps) {
  return (
    <button class="btn red big" type="button" disabled={busy} onClick={onClick}>
      {children}
      <Key>{hint}</Key>
    </button>
  );
}

function RideOn({ options, act, busy }: SheetProps) {
  const option = rideOnOf(options);
  return option === undefined ? null : (
    <button class="btn ride-on" type="button" disabled={busy} onClick={() => act(option)}>
      {t("rancher.sheet.ride_on")}
      <Key>O</Key>
    </button>
  );
}

/** Names the reader's own turn, or on a shared device whose it is. */
function whose({ table, seat }: SheetProps): Person {
  return personAt(table, seat);
}

function Roll(props: SheetProps & { option: Option; reach: readonly Reach[] }) {
  const { option, reach, table, act, busy } = props;
  const roll = () => act(option);
  useKeys({ r: busy ? undefined : roll });
  const caught = catching(reach);
  return (
    <>
      <Title>{rollTitle(props)}</Title>
      <ul class="reach" aria-label={t("rancher.sheet.reach")}>
        {reach.map((value) => (
          <ReachBox key={value.value} reach={value} />
        ))}
      </ul>
      <Confirm busy={busy} onClick={roll} hint="R">
        <Icon name="dice" />
        {caught === undefined
          ? t("rancher.sheet.roll")
          : t("rancher.sheet.roll_catches", {
              least: caught.least,
              exact: caught.exact,
              name: personAt(table, caught.thief).name,
            })}
      </Confirm>
    </>
  );
}

/** The lowest value that catches a thief, when all do, every higher one does, or no other. */
function catching(reach: readonly Reach[]) {
  const [first, ...others] = reach.filter(({ catches }) => catches.length > 0);
  const thief = first?.catches[0];
  if (first === undefined || thief === undefined) {
    return undefined;
  }
  const higher = others.length === reach.length - first.value;
  if (!higher && others.length > 0) {
    return undefined;
  }
  const lone = others.length === 0 ? "exact" : "more";
  return { least: first.value, exact: higher && first.value === 1 ? "all" : lone, thief };
}

function rollTitle(props: SheetProps & { reach: readonly Reach[] }): string {
  const person = whose(props);
  const thief = props.reach.flatMap(({ catches }) => catches)[0];
  if (thief !== undefined) {
    return t("rancher.sheet.roll_chase", { ...person, thief: personAt(props.table, thief).name });
  }
  const byFarm = new Map<string, number[]>();
  for (const { farm, value } of props.reach) {
    if (farm) {
      byFarm.set(farm, [...(byFarm.get(farm) ?? []), value]);
    }
  }
  const [first] = byFarm;
  if (first === undefined) {
    const values = props.reach.filter(({ town }) => town).map(({ value }) => number(value));
    return values.length === 0
      ? t("rancher.sheet.roll_title", { ...person })
      : t("rancher.sheet.roll_town", { ...person, values: list(values, "or") });
  }
  const [farm, values] = first;
  return t("rancher.sheet.roll_farm", {
    ...person,
    farm: farmName(farm),
    values: list(values.map(number), "or"),
  });
}

function ReachBox({ reach: { value, farm, town, catches } }: { reach: Reach }) {
  const lands = farm ? farmName(farm) : town ? t("rancher.place.town") : t("rancher.place.trail");
  const hot = Boolean(farm) || Boolean(town) || catches.length > 0;
  return (
    <li class={hot ? "hot" : undefined}>
      <span class="num" aria-hidden="true">
        {number(value)}
      </span>
      {farm ? <FarmBadge farm={farm} /> : null}
      {town ? <TownBadge /> : null}
      {catches.length > 0 ? <Icon name="theft" small /> : null}
      <span class="vh">
        {t("rancher.sheet.reach_value", {
          value,
          lands,
          catches: catches.length > 0 ? "yes" : "no",
        })}
      </span>
    </li>
  );
}

function Way(props: SheetProps) {
  const { options, draft, act, busy, pick } = props;
  const ways = options.flatMap((option) =>
    option.preview?.type === "rancher.way_preview" ? [{ option, way: option.preview.way }] : [],
  );
  const picked = draft?.preview?.type === "rancher.way_preview" ? draft.preview.way : ways[0]?.way;
  const chooseBy = (way: "trail" | "shortcut") => {
    const found = ways.find((choice) => choice.way === way);
    return busy || found === undefined ? undefined : () => act(found.option);
  };
  useKeys({ t: chooseBy("trail"), s: chooseBy("shortcut") });
  return (
    <>
      <Title>{t("rancher.sheet.way_title", { ...whose(props) })}</Title>
      <p class="small dim">{t("rancher.sheet.way_detail")}</p>
      <div class="btns">
        {ways.map(({ option, way }) => (
          <button
            key={way}
            class={way === picked ? "btn red big" : "btn big"}
            type="button"
            disabled={busy}
            onFocus={() => pick(option)}
            onClick={() => act(option)}
          >
            <span class="two-lines">
              {t(`rancher.sheet.${way}`)}
              <small>{wayEnds(option)}</small>
            </span>
            <Key>{way === "trail" ? "T" : "S"}</Key>
          </button>
        ))}
      </div>
    </>
  );
}

/** Where a way ends, in words. */
function wayEnds({ preview }: Option): string {
  return preview?.type === "rancher.way_preview"
    ? t("rancher.sheet.way_ends", { place: placeName(preview.space, t) })
    : "";
}

/** The number of cattle on the draft, or the usual one; the stepper that changes it. */
function useCattle({ option, draft, pick }: SheetProps & { option: Option }) {
  const range = bounds(option) ?? { min: 0, max: 0, step: 1 };
  const { action } = draft ?? option;
  const chosen = "cattle" in action ? (action.cattle ?? 0) : 0;
  const cattle = chosen === 0 ? usualCattle(option) : chosen;
  const set = (value: number) => pick(withCattle(option, value));
  useEffect(() => set(cattle), [option]);
  useKeys({
    "+": () => set(Math.min(range.max, cattle + range.step)),
    "-": () => set(Math.max(range.min, cattle - range.step)),
  });
  return { cattle, set, ...range };
}

function Buy(props: About<"rancher.buy_preview">) {
  const { option, preview, act, busy, options } = props;
  const { cattle, ...stepper } = useCattle(props);
  const price = preview.price + cattle * preview.chip_price;
  // The preview's cash is what is left of buying the least.
  const cash = preview.cash_after + preview.price + stepper.min * preview.chip_price;
  const confirm = () => act(withCattle(option, cattle));
  useLetters(props, "b", confirm, rideOnOf(options));
  return (
    <>
      <Title>
        {t("rancher.sheet.buy_title", { ...whose(props), farm: farmName(preview.farm) })}
      </Title>
      <div class="numbers">
        <Stepper
          value={cattle}
          {...stepper}
          text={t("rancher.cattle", { n: cattle })}
          less={t("rancher.sheet.less")}
          more={t("rancher.sheet.more")}
        />
        <p class="sum">
          <span class="num dim">
            {t("rancher.sheet.sum", { price: preview.price, cattle, each: preview.chip_price })}
          </span>
          <b class="num">{t("rancher.sheet.leaves", { ...whose(props), cash: cash - price })}</b>
        </p>
      </div>
      <div class="btns">
        <Confirm busy={busy} onClick={confirm} hint="B">
          {t("rancher.sheet.buy", { n: cattle, price })}
        </Confirm>
        <RideOn {...props} />
      </div>
    </>
  );
}

function Drive(props: About<"rancher.drive_preview">) {
  const { option, preview, act, busy, options } = props;
  const { cattle, ...stepper } = useCattle(props);
  const all = cattle === stepper.max;
  const confirm = () => act(withCattle(option, cattle));
  useLetters(props, "d", confirm, rideOnOf(options));
  return (
    <>
      <Title>
        {t("rancher.sheet.drive_title", { ...whose(props), farm: farmName(preview.farm) })}
      </Title>
      <div class="numbers">
        <Stepper
          value={cattle}
          {...stepper}
          text={t("rancher.cattle", { n: cattle })}
          less={t("rancher.sheet.less")}
          more={t("rancher.sheet.more")}
        />
        <p class="sum">
          <span class="dim">
            {t("rancher.sheet.stay", { n: stepper.max - cattle, farm: farmName(preview.farm) })}
          </span>
          {all ? <b>{t("rancher.sheet.sells")}</b> : null}
        </p>
      </div>
      <div class="btns">
        <Confirm busy={busy} onClick={confirm} hint="D">
          {all
            ? t("rancher.sheet.drive_all", { n: cattle })
            : t("rancher.sheet.drive", { n: cattle })}
        </Confirm>
        <RideOn {...props} />
      </div>
    </>
  );
}

function Steal(props: About<"rancher.steal_preview">) {
  const { option, preview, act, busy, options, table, pick } = props;
  const { who, name } = personAt(table, preview.victim);
  const victim = { victim_who: who, victim: name };
  const confirm = () => act(option);
  useLetters(props, "s", confirm, rideOnOf(options));
  useEffect(() => pick(option), [option]);
  return (
    <>
      <Title>
        {t("rancher.sheet.steal_title", {
          ...whose(props),
          farm: farmName(preview.farm),
          ...victim,
        })}
      </Title>
      <p class="small dim">
        {t("rancher.sheet.steal_detail", {
          ...victim,
          compensation: preview.compensation,
        })}
      </p>
      <div class="btns">
        <Confirm busy={busy} onClick={confirm} hint="S">
          <Icon name="theft" />
          {t("rancher.sheet.steal", { n: preview.chips })}
        </Confirm>
        <RideOn {...props} />
      </div>
    </>
  );
}

/** The decision's own letter, and the one for riding on. */
function useLetters(
  { act, busy }: SheetProps,
  letter: string,
  confirm: () => void,
  rideOn: Option | undefined,
): void {
  useKeys({
    [letter]: busy ? undefined : confirm,
    o: busy || rideOn === undefined ? undefined : () => act(rideOn),
  });
}
