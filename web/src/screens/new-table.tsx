/** A new table: which game, how long, and who may sit where. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { Game, SeatOrder, TableOptions, Visibility } from "../api/types";
import { Rail, Section, SubBar } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { GameChoice } from "../chrome/game-choice";
import { SeatMark } from "../chrome/icon";
import { OpeningNote } from "../chrome/notes";
import { Segments } from "../chrome/segments";
import { type GameInfo, gameOf, usualAt } from "../games";
import { type Key, t } from "../i18n/catalogue";
import { opening, openTable } from "../lists/opening";
import { TURNS, type TurnSeconds } from "../match/turn";

/** What a seat other than the host's can be; nobody means that the table has one seat fewer. */
type SeatChoice = "invited" | "open" | "bot" | "greenhorn" | "device" | "nobody";

const SEAT_CHOICES: readonly { choice: SeatChoice; label: Key }[] = [
  { choice: "invited", label: "new.seat_invited" },
  { choice: "open", label: "new.seat_open" },
  { choice: "bot", label: "new.seat_bot" },
  { choice: "greenhorn", label: "new.seat_greenhorn" },
  { choice: "device", label: "new.seat_device" },
  { choice: "nobody", label: "new.seat_nobody" },
];

const FIRST_CHOICES: readonly SeatChoice[] = ["invited", "open"];
const NAME_LENGTH_MAX = 24;
const VISIBILITIES: readonly Visibility[] = ["public", "link", "closed"];

export function NewTable() {
  useScreen(t("new.title"));
  const games = useSignal<Game[]>([]);
  useEffect(() => {
    untilAnswered(api.games).then((answer) => {
      games.value = answer.ok ? answer.value.items.filter(({ name }) => gameOf(name)) : [];
    });
  }, []);
  return (
    <div class="app">
      <Rail here="new" />
      <SubBar back="/" title={t("new.title")} heading />
      <main class="has-bar">
        <h1 class="h-l only-desk" tabIndex={-1}>
          {t("new.title")}
        </h1>
        {games.value.length === 0 ? null : <Order games={games.value} />}
      </main>
    </div>
  );
}

function Order({ games }: { games: Game[] }) {
  const chosen = useSignal(games[0]?.name ?? "");
  const game = games.find(({ name }) => name === chosen.value) ?? games[0];
  const info = game && gameOf(game.name);
  const chosenOptions = useSignal<TableOptions | null>(null);
  const visibility = useSignal<Visibility>("public");
  const turn = useSignal<TurnSeconds>(0);
  const others = useSignal<SeatChoice[]>([]);
  const names = useSignal<string[]>([]);
  const name = useSignal("");
  if (game === undefined || info === undefined) {
    return null;
  }
  const options = chosenOptions.value ?? usualAt(info, turn.value);
  const seats = [...Array(game.seats_max - 1).keys()].map(
    (at): SeatChoice => others.value[at] ?? FIRST_CHOICES[at] ?? "nobody",
  );
  const ordered = seatOrders(seats, names.value);
  const chooseGame = (next: string) => {
    chosen.value = next;
    chosenOptions.value = null;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const title = name.value.trim();
    void openTable({
      game: game.name,
      options,
      seats: ordered,
      visibility: visibility.value,
      turn_seconds: turn.value,
      ...(title === "" ? {} : { name: title }),
    });
  };
  return (
    <form class="lay" onSubmit={submit}>
      <div>
        <section class="sec">
          <GameChoice
            games={games.map(({ name }) => name)}
            chosen={game.name}
            choose={chooseGame}
          />
          <p class="tagline">{t(info.tagline)}</p>
          <p class="facts cap">
            <span>{t("new.players", { least: game.seats_min, most: game.seats_max })}</span>
            <Lasts game={game} info={info} seats={ordered.length} options={options} />
          </p>
        </section>
        <Section title={t("new.how")}>
          <div class="opts">
            <info.Choices
              options={options}
              choose={(next) => {
                chosenOptions.value = next;
              }}
            />
            <TimeToDecide turn={turn.value} choose={(value) => (turn.value = value)} />
          </div>
        </Section>
      </div>
      <div>
        <Section title={t("new.seats")} count={`${ordered.length} / ${game.seats_max}`}>
          <div class="list">
            <div class="seatrow">
              <SeatMark seat={0} />
              <span class="strong">{t("person.you")}</span>
            </div>
            {seats.map((choice, at) => (
              <SeatRow
                key={SEAT_KEYS[at]}
                seat={at + 1}
                choice={choice}
                choose={(next) => (others.value = seats.with(at, next))}
                name={names.value[at] ?? ""}
                call={(next) => (names.value = padded(names.value, seats.length).with(at, next))}
              />
            ))}
          </div>
        </Section>
        <section class="sec opts">
          <Watchers visibility={visibility.value} choose={(value) => (visibility.value = value)} />
          <label class="field">
            <span class="l">{t("new.name")}</span>
            <input
              class="inp"
              value={name.value}
              maxLength={NAME_LENGTH_MAX}
              placeholder={t("new.name_example")}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
        </section>
        <div class="bar barwrap">
          <OpeningNote />
          <span class="cap">
            {ordered.length < game.seats_min
              ? t("new.too_few", { least: game.seats_min })
              : t("new.summary", {
                  length: info.length(options),
                  seats: ordered.length,
                })}
          </span>
          <button
            class="btn red big"
            type="submit"
            disabled={opening.value !== null || ordered.length < game.seats_min}
          >
            {t("new.open")}
          </button>
        </div>
      </div>
    </form>
  );
}

const SEAT_KEYS = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

interface LastsProps {
  game: Game;
  info: GameInfo;
  seats: number;
  options: TableOptions;
}

/** How long such a match usually takes, where that was measured. */
function Lasts({ game, info, seats, options }: LastsProps) {
  const measured = info.duration(game, options, seats);
  if (measured === undefined) {
    return null;
  }
  const { turns, minutes } = measured;
  return <span>{t("new.lasts", { turns, minutes })}</span>;
}

interface TimeToDecideProps {
  turn: TurnSeconds;
  choose: (turn: TurnSeconds) => void;
}

function TimeToDecide({ turn, choose }: TimeToDecideProps) {
  return (
    <div class="field">
      <Segments
        label={t("new.turn")}
        options={TURNS.map(({ seconds, label }) => ({ value: String(seconds), label: t(label) }))}
        value={String(turn)}
        choose={(value) =>
          choose(TURNS.find(({ seconds }) => String(seconds) === value)?.seconds ?? 0)
        }
      />
      <p class="small dim">{t(turn === 0 ? "new.turn_free_detail" : "new.turn_detail")}</p>
    </div>
  );
}

interface WatchersProps {
  visibility: Visibility;
  choose: (value: Visibility) => void;
}

function Watchers({ visibility, choose }: WatchersProps) {
  return (
    <div class="field">
      <Segments
        label={t("new.visibility")}
        options={VISIBILITIES.map((value) => ({ value, label: t(`new.${value}`) }))}
        value={visibility}
        choose={choose}
      />
      <p class="small dim">{t(`new.${visibility}_detail`)}</p>
    </div>
  );
}

function padded(names: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, at) => names[at] ?? "");
}

function seatOrders(choices: readonly SeatChoice[], names: readonly string[]): SeatOrder[] {
  const others = choices.flatMap((choice, at): SeatOrder[] => {
    const name = (names[at] ?? "").trim();
    if (choice === "nobody") {
      return [];
    }
    if (choice === "bot" || choice === "greenhorn") {
      return [{ kind: "bot", level: choice === "bot" ? "standard" : "greenhorn" }];
    }
    return choice === "device" && name !== "" ? [{ kind: choice, name }] : [{ kind: choice }];
  });
  return [{ kind: "me" }, ...others];
}

interface SeatRowProps {
  seat: number;
  choice: SeatChoice;
  choose: (choice: SeatChoice) => void;
  name: string;
  call: (name: string) => void;
}

function SeatRow({ seat, choice, choose, name, call }: SeatRowProps) {
  return (
    <div class={choice === "nobody" ? "seatrow empty" : "seatrow"}>
      <SeatMark seat={seat} />
      <select
        class="inp"
        aria-label={t("new.seat", { number: seat + 1 })}
        value={choice}
        onChange={(event) => choose(event.currentTarget.value as SeatChoice)}
      >
        {SEAT_CHOICES.map(({ choice: value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      {choice === "device" ? (
        <input
          class="inp called"
          aria-label={t("new.seat_name", { number: seat + 1 })}
          placeholder={t("new.seat_name_example")}
          maxLength={NAME_LENGTH_MAX}
          value={name}
          onInput={(event) => call(event.currentTarget.value)}
        />
      ) : null}
    </div>
  );
}
