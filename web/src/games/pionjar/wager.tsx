/** A stake in the saloon, with what each value of the die makes of it. */
import { useSignal } from "@preact/signals";
import { number, t } from "../../i18n/catalogue";
import { Amount, fitting, rangeOf } from "./amount";
import { Confirm, Decline, type Offered, Title, wanted } from "./sheet-parts";

const LIKELY = [500, 1000, 2500];
const WINS = { two: 2, six: 6 } as const;

export function Wager(props: Offered) {
  const { options, ask, act, busy, view } = props;
  const [option] = wanted(options);
  const range = option === undefined ? null : rangeOf(option);
  const chosen = useSignal<number>(LIKELY[0] ?? 0);
  if (option === undefined || range === null) {
    return null;
  }
  const stake = fitting(chosen.value, range);
  return (
    <>
      <Title>{t("pionjar.sheet.title", { ask })}</Title>
      <p class="small dim">
        {t("pionjar.sheet.wager_detail", { saloon: view.saloon, cash: range.max })}
      </p>
      <Odds stake={stake} saloon={view.saloon} />
      <Amount
        range={range}
        value={stake}
        likely={[...LIKELY, range.max]}
        set={(sum) => {
          chosen.value = sum;
        }}
      />
      <div class="btns">
        <Confirm
          busy={busy}
          onClick={() => act({ ...option, action: { type: "pionjar.wager", stake } })}
        >
          {t("pionjar.sheet.amount", { ask, amount: stake })}
        </Confirm>
        <Decline {...props} />
      </div>
    </>
  );
}

/** Nobody wins more than lies in the saloon. */
function Odds({ stake, saloon }: { stake: number; saloon: number }) {
  const outcomes = [
    { die: "1", gain: 0 },
    { die: "2", gain: Math.min(WINS.two * stake, saloon) },
    { die: "3–5", gain: -stake },
    { die: "6", gain: Math.min(WINS.six * stake, saloon) },
  ];
  return (
    <ul class="odds" aria-label={t("pionjar.sheet.odds")}>
      {outcomes.map(({ die, gain }) => (
        <li key={die} class={gain < 0 ? "lost" : undefined}>
          <span class="cap num">{die}</span>
          <b class="num">
            {gain > 0 ? "+" : ""}
            {number(gain)}
          </b>
        </li>
      ))}
    </ul>
  );
}
