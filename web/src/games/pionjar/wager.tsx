/** A stake in the saloon, with what each value of the die makes of it. */
import { useSignal } from "@preact/signals";
import { t } from "../../i18n/catalogue";
import { Amount, fitting, rangeOf } from "./amount";
import { DieSign } from "./die-sign";
import { Confirm, Decline, type Offered, Title, wanted } from "./sheet-parts";
import { gained } from "./words";

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
      <Odds stake={stake} saloon={view.saloon} />
      <Amount
        range={range}
        value={stake}
        likely={[...LIKELY, range.max]}
        all
        note={t("pionjar.sheet.bar_pays", {
          full: WINS.six * stake <= view.saloon ? "yes" : "no",
          most: Math.floor(view.saloon / WINS.six),
          saloon: view.saloon,
        })}
        set={(sum) => {
          chosen.value = sum;
        }}
      />
      <div class="btns">
        <Confirm
          busy={busy}
          onClick={() => act({ ...option, action: { type: "pionjar.wager", stake } })}
        >
          {t("pionjar.sheet.stake", { stake })}
        </Confirm>
        <Decline {...props} />
      </div>
    </>
  );
}

/** Nobody wins more than lies in the saloon. */
function Odds({ stake, saloon }: { stake: number; saloon: number }) {
  const outcomes = [
    { die: "one", faces: [1], gain: 0 },
    { die: "two", faces: [2], gain: Math.min(WINS.two * stake, saloon) },
    { die: "lost", faces: [3, 4, 5], gain: -stake },
    { die: "six", faces: [6], gain: Math.min(WINS.six * stake, saloon) },
  ];
  return (
    <ul class="odds" aria-label={t("pionjar.sheet.odds")}>
      {outcomes.map(({ die, faces, gain }) => (
        <li key={die} class={gain < 0 ? "lost" : gain > 0 ? "won" : undefined}>
          <span class="faces">
            {faces.map((face) => (
              <DieSign key={face} face={face} />
            ))}
          </span>
          <b class="num">{gained(gain)}</b>
          <span class="cap">{t("pionjar.sheet.outcome", { die })}</span>
        </li>
      ))}
    </ul>
  );
}
