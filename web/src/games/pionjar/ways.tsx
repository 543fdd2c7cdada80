/** One of several ways: each can be looked at on the board before it is taken. */
import { useEffect } from "preact/hooks";
import type { Option } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { useKeys } from "../../chrome/keys";
import { t } from "../../i18n/catalogue";
import { DieSign } from "./die-sign";
import { Confirm, type Offered, Title } from "./sheet-parts";
import { Sign } from "./sign";
import { cardOf, propertyName } from "./words";

export function Ways(props: Offered) {
  const { options, ask, picked, pick, act, busy, note, view } = props;
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
  }, [chosen, picked]);
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1) });
  return chosen === undefined ? null : (
    <>
      <Title>
        {view.roll == null ? null : <DieSign face={view.roll} />}
        {t("pionjar.sheet.title", { ask })}
      </Title>
      {note == null || ask !== "branch" ? null : <p class="small dim">{note}</p>}
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
          <span class="strong">
            {wayName(chosen)}
            <Fields option={chosen} />
          </span>
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

/** What there is to farm and to fell at a property. */
function Fields({ option: { preview } }: { option: Option }) {
  const card = preview?.type === "pionjar.branch_preview" ? cardOf(preview.property) : undefined;
  if (card === undefined) {
    return null;
  }
  const { farmland, forest } = card;
  return (
    <>
      <span class="vh">{t("pionjar.sheet.fields", { farmland, forest })}</span>
      {[...Array(farmland).keys()].map((at) => (
        <Sign key={`farm ${at}`} name="scythe" />
      ))}
      {[...Array(forest).keys()].map((at) => (
        <Sign key={`forest ${at}`} name="axe" />
      ))}
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
      return [
        t("pionjar.sheet.worth", { worth: cardOf(preview.property)?.full_value ?? 0 }),
        t("pionjar.sheet.lands", { kind: preview.kind }),
      ].join(" · ");
    case "pionjar.trail_preview":
      return preview.raider === ""
        ? t("pionjar.sheet.lands", { kind: preview.kind })
        : t("pionjar.sheet.raider", { raider: preview.raider });
    case "pionjar.raider_preview":
      return t("pionjar.trail", { trail: preview.trail });
    default:
      return "";
  }
}
