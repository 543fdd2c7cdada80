/** A visit, or the new claim's equipment: one question after the other, then all at once. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Action, Option } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { Stepper } from "../../chrome/stepper";
import { number, t } from "../../i18n/catalogue";
import type { Filling } from "../../match/filling";
import { Confirm, Decline, type Offered, Title, wanted } from "./sheet-parts";

export function Visit(props: Offered) {
  const { options, ask, filling, act, busy } = props;
  const [option] = wanted(options);
  if (option === undefined) {
    return null;
  }
  const asked = option.ask;
  const first = filling.steps.value.length === 0;
  // Where the trails are all there is, no to them is no to the whole.
  const alone = first && asked?.field === "trail";
  return (
    <>
      {first ? <p class="cap">{t("pionjar.sheet.title", { ask })}</p> : null}
      <Title>
        {asked == null
          ? t("pionjar.sheet.agreed", { ask })
          : t("pionjar.sheet.field", { field: asked.field })}
      </Title>
      {asked == null ? <Bill option={option} /> : null}
      {asked?.type === "number" ? null : <p class="small dim">{fieldDetail(option, 0)}</p>}
      {asked == null ? null : (
        <Field
          key={asked.field}
          option={option}
          filling={filling}
          no={alone ? <Decline {...props} /> : null}
        />
      )}
      <div class="btns">
        {first ? null : (
          <button class="btn" type="button" disabled={busy} onClick={() => filling.back()}>
            <Icon name="undo" small />
            {t("sheet.undo")}
          </button>
        )}
        {asked == null ? (
          <Confirm busy={busy} onClick={() => act(option)}>
            {t("pionjar.sheet.confirm", { ask })}
          </Confirm>
        ) : null}
        {first && !alone ? (
          <Decline {...props} ask={ask === "visit" ? "whole_visit" : ask} />
        ) : null}
      </div>
    </>
  );
}

interface BillLine {
  what: string;
  count: number;
  price: number | null;
}

/** What was chosen, with what each part costs; what was declined is left out. */
export function billOf({ action, preview }: Option): BillLine[] {
  const visit = preview?.type === "pionjar.visit_preview" ? preview : null;
  const card =
    visit?.card_price ?? (preview?.type === "pionjar.equip_preview" ? preview.card_price : 0);
  const cards = (what: "harvest" | "timber") => {
    const count = Math.max(0, fieldOf(action, what));
    return { what, count, price: count * card };
  };
  const bought = (what: "land" | "trading_post", price: number | null | undefined) => ({
    what,
    count: isYes(action, what) ? 1 : 0,
    price: price ?? 0,
  });
  return [
    bought("land", visit?.land),
    cards("harvest"),
    cards("timber"),
    bought("trading_post", visit?.trading_post),
    { what: "trail", count: isYes(action, "trail") ? 1 : 0, price: null },
  ].filter(({ count }) => count > 0);
}

function fieldOf(action: Action, field: "harvest" | "timber"): number {
  return action.type === "pionjar.visit" || action.type === "pionjar.equip"
    ? (action[field] ?? 0)
    : 0;
}

function isYes(action: Action, field: "land" | "trading_post" | "trail"): boolean {
  return action.type === "pionjar.visit" && action[field] === "yes";
}

function Bill({ option }: { option: Option }) {
  const lines = billOf(option);
  return lines.length === 0 ? (
    <p class="small">{t("pionjar.sheet.bill_empty")}</p>
  ) : (
    <ul class="bill small">
      {lines.map(({ what, count, price }) => (
        <li key={what}>
          <span>{t("pionjar.sheet.bill", { what, n: count })}</span>
          <b class="num">{price === null ? "" : number(price)}</b>
        </li>
      ))}
    </ul>
  );
}

/** What a question costs, and what would be left with so many cards. */
function fieldDetail({ preview, ask }: Option, cards: number): string {
  if (preview?.type !== "pionjar.visit_preview" && preview?.type !== "pionjar.equip_preview") {
    return "";
  }
  const visit = preview.type === "pionjar.visit_preview" ? preview : null;
  return t("pionjar.sheet.field_detail", {
    field: ask?.field ?? "none",
    land: visit?.land ?? 0,
    post: visit?.trading_post ?? 0,
    card: preview.card_price,
    cash: preview.cash_after - cards * preview.card_price,
  });
}

interface FieldProps {
  option: Option;
  filling: Filling;
  /** What stands in the place of no, if anything does. */
  no: ComponentChildren;
}

/** One question of a visit: a number of cards, or yes or no. */
function Field({ option, filling, no }: FieldProps) {
  const { ask } = option;
  const count = useSignal(ask?.type === "number" ? ask.max : 0);
  if (ask?.type === "number") {
    return (
      <>
        <p class="small dim">{fieldDetail(option, count.value)}</p>
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
      </>
    );
  }
  const values = ask?.type === "choice" ? ask.values : [];
  return (
    <div class="picks">
      {values
        .filter((value) => no === null || value !== "no")
        .map((value) => (
          <button
            key={value}
            class={value === "yes" ? "btn red" : "btn"}
            type="button"
            onClick={() => filling.fill(option, value)}
          >
            {t("pionjar.sheet.answer", { value, field: ask?.field ?? "" })}
          </button>
        ))}
      {no}
    </div>
  );
}
