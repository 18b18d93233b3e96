import { fits } from '../solver/blockers.ts';
import { type Board, lift, place, slotOf, turn } from '../solver/board.ts';
import { costOfEntrant } from '../solver/costs.ts';
import type { Problem } from '../solver/problem.ts';
import { courtOf } from '../solver/slots.ts';
import type { PlacedRounds } from './place-rounds.ts';

const minutesOfDay = 24 * 60;
/** Counted, so that every machine comes to the same result; large seasons are even with less. */
const stepsPerMatch = 600;
const mostSteps = 100_000;
const turnsPerMatch = 200;
/** By how much a swap may be worse at first. */
const boldest = 3;

/** What a slot is counted by: its time of day and its court, by number. */
interface Kinds {
  readonly time: Int32Array;
  readonly court: Int32Array;
  /** How often an entrant has each of them; emptied after use. */
  readonly counts: Int32Array;
}

function kindsOf({ slots }: Problem): Kinds {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const time = Int32Array.from(slots, ({ start }) => numberOf(`at ${start % minutesOfDay}`));
  const court = Int32Array.from(slots, (slot) => numberOf(courtOf(slot)));
  return { time, court, counts: new Int32Array(numbers.size) };
}

/** A time of day weighs more than a court. */
const timeWeight = 2;

/**
 * How unevenly an entrant's matches fall on times of day and courts: the sum of squares, which is least where the counts
 * differ least. Squares are added one by one: going from n to n + 1 adds 2n + 1.
 */
function unevenness({ diaries }: Board, entrant: number, { time, court, counts }: Kinds): number {
  const diary = diaries[entrant] ?? [];
  const add = (kind: number): number => {
    const count = counts[kind] ?? 0;
    counts[kind] = count + 1;
    return 2 * count + 1;
  };
  let sum = 0;
  for (const slot of diary) sum += timeWeight * add(time[slot] ?? 0) + add(court[slot] ?? 0);
  for (const slot of diary) counts[time[slot] ?? 0] = counts[court[slot] ?? 0] = 0;
  return sum;
}

/** Swaps matches of one play day while their teams come out more even in times and courts, then evens home and away. */
export function shareOut({ board, parts }: PlacedRounds, random: () => number): void {
  const steps = Math.min(stepsPerMatch * board.problem.matches.length, mostSteps);
  const kinds = kindsOf(board.problem);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  for (let step = 0; step < steps; step += 1) {
    const part = pick(parts) ?? [];
    const [one, other] = [pick(part), pick(part)];
    const boldness = boldest * (1 - step / steps) * random();
    if (one !== undefined && other !== undefined && one !== other) trySwap({ board, kinds }, one, other, boldness);
  }
  const turns = turnsPerMatch * board.problem.matches.length;
  for (let step = 0; step < turns; step += 1) tryTurn(board, Math.floor(random() * board.problem.matches.length));
}

const entrantsOf = ({ problem }: Board, matches: readonly number[]): number[] => {
  const all = matches.flatMap((match) => problem.matches[match]?.entrants ?? []);
  return all.filter((entrant, index) => all.indexOf(entrant) === index);
};

interface Sharing {
  readonly board: Board;
  readonly kinds: Kinds;
}

function trySwap({ board, kinds }: Sharing, one: number, other: number, boldness: number): void {
  const [here, there] = [slotOf(board, one), slotOf(board, other)];
  const entrants = entrantsOf(board, [one, other]);
  const measure = () => entrants.reduce((sum, entrant) => sum + unevenness(board, entrant, kinds), 0);
  const before = measure();
  lift(board, one);
  lift(board, other);
  if (fits(board, one, there)) {
    place(board, one, there);
    if (fits(board, other, here)) {
      place(board, other, here);
      if (measure() <= before + boldness) return;
      lift(board, other);
    }
    lift(board, one);
  }
  place(board, one, here);
  place(board, other, there);
}

/** Home becomes away where that costs both no more. */
function tryTurn(board: Board, match: number): void {
  const entrants = entrantsOf(board, [match]);
  const costs = () => entrants.reduce((sum, entrant) => sum + costOfEntrant(board, entrant), 0);
  const before = costs();
  turn(board, match);
  if (costs() > before + 1e-9) turn(board, match);
}
