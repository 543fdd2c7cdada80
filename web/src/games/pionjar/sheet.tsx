/** The decision: one sentence, and big buttons for exactly what the options offer. START HERE. */
import { SeatMark } from "../../chrome/icon";
import { t } from "../../i18n/catalogue";
import type { Filling } from "../../match/filling";
import { personAt } from "../../match/people";
import { useRetry } from "../../match/retry";
import { Bid } from "./bid";
import { Plain } from "./plain";
import { type DecisionProps, Title } from "./sheet-parts";
import { Visit } from "./visit";
import { Wager } from "./wager";
import { Ways } from "./ways";

export function Decision(props: DecisionProps) {
  const { table, seat, filling, news } = props;
  const { who, name } = personAt(table, seat);
  return (
    <>
      {who === "you" ? null : (
        <p class="small whose">
          <SeatMark seat={seat} /> {name}
        </p>
      )}
      {filling.steps.value.length === 0 ? news : null}
      <Asked {...props} />
    </>
  );
}

/** The part that fits what is asked. */
function Asked(props: DecisionProps) {
  const { ask, filling } = props;
  const options = filling.options.value;
  if (filling.unreachable.value) {
    return <Unreachable filling={filling} />;
  }
  if (options === null) {
    return <Title>{t("pionjar.sheet.moment")}</Title>;
  }
  const offered = { ...props, options };
  switch (ask) {
    case "branch":
    case "trail":
    case "raider":
      return <Ways {...offered} />;
    case "wager":
      return <Wager {...offered} />;
    case "bid":
      return <Bid {...offered} />;
    case "equip":
    case "visit":
      return <Visit {...offered} />;
    default:
      return <Plain {...offered} />;
  }
}

function Unreachable({ filling }: { filling: Filling }) {
  useRetry(() => void filling.again());
  return (
    <>
      <Title>{t("sheet.unreachable")}</Title>
      <button class="btn big wide" type="button" onClick={() => filling.again()}>
        {t("problem.retry")}
      </button>
    </>
  );
}
