/** The log: what happened, newest first, by rounds. */
import { SeatMark } from "../chrome/icon";
import type { Line } from "../games";
import { t } from "../i18n/catalogue";

interface LogProps {
  /** In the order in which things happened. */
  lines: readonly Line[];
}

interface Round {
  round: number;
  lines: Line[];
}

/** Lines by rounds, the newest round and line first. */
export function byRounds(lines: readonly Line[]): Round[] {
  const rounds: Round[] = [];
  for (const line of lines.toReversed()) {
    const last = rounds.at(-1);
    if (last !== undefined && last.round === line.round) {
      last.lines.push(line);
    } else {
      rounds.push({ round: line.round, lines: [line] });
    }
  }
  return rounds;
}

export function Log({ lines }: LogProps) {
  if (lines.length === 0) {
    return <p class="dim small">{t("log.empty")}</p>;
  }
  return (
    <div class="log">
      {byRounds(lines).map(({ round, lines: told }) => (
        <section key={round}>
          <h3>{round === 0 ? t("log.before") : t("log.round", { round })}</h3>
          <ol>
            {told.map((line, at) => (
              <li key={told.length - at}>
                {line.seat === null ? <span class="mk" /> : <SeatMark seat={line.seat} />}
                <span>{line.text}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
