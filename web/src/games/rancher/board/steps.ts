/**
 * A frame's events as steps to watch: pure, so that what is played can be tested without a
 * screen. START HERE for the animation; `stage.ts` plays the steps, the pieces draw them.
 */
import { farmBy, PLACES, type Point, slotOf, spaceAt } from "./data";
import { bought, chipsOn, riderOn, type Scene, sceneAfter, spaceOf, towOf } from "./scene";
import { placeInTow, SHOWN_MAX, shownOwners } from "./tow";
import type { RancherEvent } from "./view";

/** A chip on its way; `wait` is the share of the step that it stands still first. */
export interface Flight {
  owner: number;
  from: Point;
  to: Point;
  wait: number;
}

/** Money that a seat got (or, below zero, paid). */
export interface Note {
  seat: number;
  amount: number;
}

/** One step: what stands on the board meanwhile, what moves, and for how long. */
export interface Step {
  scene: Scene;
  ms: number;
  /** How many of the events have happened once this step has begun. */
  told: number;
  flights: readonly Flight[];
  notes: readonly Note[];
  /** The space that glows because somebody landed there. */
  glow: number | null;
  /** The seat whose rider leaps. */
  leap: number | null;
  /** How far the die has tumbled, from 0 (thrown) to 1 (at rest). */
  tumble: number;
}

interface Pace {
  /** Spaces a leap. */
  stride: number;
  leap_ms: number;
  /** Faces that the die shows before the one it was drawn to show. */
  faces: number;
  face_ms: number;
  rest_ms: number;
  flight_ms: number;
  glow_ms: number;
  turn_ms: number;
  money_ms: number;
}

/** The longest that a whole frame may take to watch. */
export const FRAME_MS_MAX = 4000;

// From leisurely to brisk: the first that keeps the limit is taken.
const PACES: readonly Pace[] = [
  {
    stride: 1,
    leap_ms: 100,
    faces: 5,
    face_ms: 80,
    rest_ms: 200,
    flight_ms: 520,
    glow_ms: 400,
    turn_ms: 120,
    money_ms: 600,
  },
  {
    stride: 3,
    leap_ms: 120,
    faces: 2,
    face_ms: 70,
    rest_ms: 80,
    flight_ms: 320,
    glow_ms: 140,
    turn_ms: 0,
    money_ms: 160,
  },
  {
    stride: 6,
    leap_ms: 90,
    faces: 0,
    face_ms: 0,
    rest_ms: 40,
    flight_ms: 160,
    glow_ms: 0,
    turn_ms: 0,
    money_ms: 0,
  },
];

/** A pace may be quickened to this share of its time before the next brisker one is taken. */
const QUICKEN_MIN = 0.6;

/** Notes stay to be read while the next steps already play. */
const NOTE_MS = 1000;

/** The steps of a frame's events from the scene before them; together at most `limit` ms. */
export function steps(
  events: readonly RancherEvent[],
  from: Scene,
  limit: number = FRAME_MS_MAX,
): Step[] {
  let played: Step[] = [];
  for (const pace of PACES) {
    played = new Script(from, pace).play(events);
    if (lengthOf(played) * QUICKEN_MIN <= limit) {
      break;
    }
  }
  const share = Math.min(1, limit / Math.max(1, lengthOf(played)));
  return withNotesKept(played.map((step) => ({ ...step, ms: Math.floor(step.ms * share) })));
}

/** How long the steps take together. */
export function lengthOf(played: readonly Step[]): number {
  return played.reduce((sum, step) => sum + step.ms, 0);
}

function withNotesKept(played: readonly Step[]): Step[] {
  let [kept, age]: [readonly Note[], number] = [[], 0];
  return played.map((step) => {
    if (step.notes.length > 0 || age >= NOTE_MS) {
      [kept, age] = [step.notes, 0];
    }
    age += step.ms;
    return { ...step, notes: kept };
  });
}

/** Writes the steps of one frame at one pace. */
class Script {
  private readonly played: Step[] = [];
  private told = 0;

  constructor(
    private scene: Scene,
    private readonly pace: Pace,
  ) {}

  play(events: readonly RancherEvent[]): Step[] {
    events.forEach((event, at) => {
      this.told = at + 1;
      this.act(event, events[at + 1]);
      this.scene = sceneAfter(this.scene, event);
    });
    return this.played;
  }

  private step(ms: number, change: Partial<Step> = {}): void {
    if (ms > 0) {
      const still = { flights: [], notes: [], glow: null, leap: null, tumble: 1 };
      this.played.push({ ...still, scene: this.scene, ms, told: this.told, ...change });
    }
  }

  private act(event: RancherEvent, next: RancherEvent | undefined): void {
    switch (event.type) {
      case "rancher.first_chosen":
      case "rancher.turn_began":
        this.step(this.pace.turn_ms, { scene: sceneAfter(this.scene, event) });
        break;
      case "rancher.order_rolled":
      case "rancher.rolled":
        this.roll(event);
        break;
      case "rancher.rode":
        this.ride(event.seat, event.path, next);
        break;
      case "rancher.money_paid":
        this.pay(event, next);
        break;
      default:
        this.herd(event);
    }
  }

  private roll(event: { seat: number; value: number }): void {
    const { faces, face_ms, rest_ms } = this.pace;
    const rolling = { ...this.scene, mover: event.seat };
    for (let at = 0; at < faces; at++) {
      const die = ((event.value + 2 * (faces - at)) % 6) + 1;
      this.step(face_ms, { scene: { ...rolling, die }, tumble: at / faces });
    }
    this.step(rest_ms, { scene: { ...rolling, die: event.value } });
  }

  private ride(seat: number, path: readonly number[], next: RancherEvent | undefined): void {
    const { stride, leap_ms, glow_ms } = this.pace;
    for (let at = stride - 1; at < path.length - 1; at += stride) {
      this.step(leap_ms, { scene: riderOn(this.scene, seat, path[at] ?? 0), leap: seat });
    }
    const last = path.at(-1);
    if (last === undefined) {
      return;
    }
    const scene = riderOn(this.scene, seat, last);
    this.step(leap_ms, { scene, leap: seat });
    const ridesOn = next?.type === "rancher.rode" && next.seat === seat;
    if (!ridesOn && ["farm", "town"].includes(spaceAt(last).kind)) {
      this.step(glow_ms, { scene, glow: last });
    }
  }

  /** Payments that follow each other are one sum a seat. */
  private pay(event: RancherEvent, next: RancherEvent | undefined): void {
    if (event.type !== "rancher.money_paid") {
      return;
    }
    const sums = new Map(this.owed.map(({ seat, amount }) => [seat, amount]));
    const add = (seat: number | null, amount: number) => {
      if (seat !== null) {
        sums.set(seat, (sums.get(seat) ?? 0) + amount);
      }
    };
    add(event.payer, -event.amount);
    add(event.payee, event.amount);
    this.owed = [...sums].map(([seat, amount]) => ({ seat, amount }));
    if (next?.type !== "rancher.money_paid") {
      this.step(this.pace.money_ms, { notes: this.owed });
      this.owed = [];
    }
  }

  private owed: Note[] = [];

  private fly(scene: Scene, flights: readonly Flight[]): void {
    this.step(this.pace.flight_ms, { scene, flights });
  }

  private herd(event: RancherEvent): void {
    switch (event.type) {
      case "rancher.herd_grew":
        if (event.added > 0) {
          this.fly(this.scene, calves(this.scene, event));
        }
        break;
      case "rancher.farm_bought":
        this.fly(bought(this.scene, event.farm, event.seat, 0), arrivals(this.scene, event));
        break;
      case "rancher.herd_driven":
        this.take(event, event.seat, event.seat);
        break;
      case "rancher.herd_stolen":
        this.take(event, event.thief, event.victim);
        break;
      case "rancher.herd_recovered":
        this.recover(event, event.thief, event.victim);
        break;
      case "rancher.herd_sold":
        this.fly(sceneAfter(this.scene, event), sold(this.scene, event.seat));
        break;
    }
  }

  private take(event: RancherEvent & { farm: string; chips: number }, seat: number, owner: number) {
    const after = sceneAfter(this.scene, event);
    const left = chipsOn(after, event.farm);
    const chips = spread(event.chips, (n) => ({
      owner,
      from: slotOf(event.farm, left + n),
      to: nextInTow(this.scene, seat, n),
    }));
    this.fly({ ...after, riders: this.scene.riders }, chips);
  }

  private recover(event: RancherEvent, thief: number, victim: number): void {
    const after = sceneAfter(this.scene, event);
    const places = shownOwners(towOf(this.scene, thief)).flatMap((owner, at) =>
      owner === victim ? [placeInTow(spaceOf(this.scene, thief), at)] : [],
    );
    const chips = spread(places.length, (n) => ({
      owner: victim,
      from: places[n] ?? spaceAt(spaceOf(this.scene, thief)),
      to: nextInTow(this.scene, victim, n),
    }));
    const riders = after.riders.map((rider, seat) =>
      seat === victim ? (this.scene.riders[seat] ?? rider) : rider,
    );
    this.fly({ ...after, riders }, chips);
  }
}

function spread(count: number, make: (n: number) => Omit<Flight, "wait">): Flight[] {
  return Array.from({ length: count }, (_, n) => ({ ...make(n), wait: (0.4 * n) / count }));
}

/** Where the nth new chip joins the herd that the seat already has in tow. */
function nextInTow(scene: Scene, seat: number, n: number): Point {
  const has = shownOwners(towOf(scene, seat)).length;
  return placeInTow(spaceOf(scene, seat), Math.min(has + n, SHOWN_MAX - 1));
}

/** Each calf leaps from beside its mother to a slot of its own. */
function calves(scene: Scene, grown: { seat: number; farm: string; added: number }): Flight[] {
  const mothers = Math.max(1, chipsOn(scene, grown.farm));
  return spread(grown.added, (n) => ({
    owner: grown.seat,
    from: slotOf(grown.farm, n % mothers),
    to: slotOf(grown.farm, chipsOn(scene, grown.farm) + n),
  }));
}

/** Cattle that were bought come from the rider to the pasture. */
function arrivals(scene: Scene, sale: { seat: number; farm: string; chips: number }): Flight[] {
  const from = spaceAt(spaceOf(scene, sale.seat));
  return spread(sale.chips, (n) => ({ owner: sale.seat, from, to: slotOf(sale.farm, n) }));
}

/** Cattle that were sold go to town. */
function sold(scene: Scene, seat: number): Flight[] {
  const owners = shownOwners(towOf(scene, seat));
  const market = { x: PLACES[0]?.label.x ?? 0, y: farmBy("hells_gate").circle.y };
  return spread(owners.length, (n) => ({
    owner: owners[n] ?? seat,
    from: placeInTow(spaceOf(scene, seat), n),
    to: market,
  }));
}
