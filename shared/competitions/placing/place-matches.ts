import { seeded } from '../random.ts';
import type { Placed, PlacingRules, ToPlace } from './placing.ts';
import {
  clear,
  createPlacingBoard,
  firstFree,
  firstOn,
  nowhere,
  type PlacingBoard,
  put,
  readyAt,
} from './placing-board.ts';

/** How good a board is: the less the better, what is left out first. */
interface Worth {
  readonly left: number;
  /** When the last match begins. */
  readonly last: number;
  readonly sum: number;
}

/** Of two that can begin at the same moment, the one with more is placed first. */
type Rank = (index: number) => number;

const [mostSteps, mostWork] = [1000, 40_000_000];

/**
 * Places matches of several categories on courts so that the last begins as early as it can: what has the longest chain of
 * matches behind it first, then a bounded search over orders. Whatever comes of the matches before, no player is in two at
 * once, all players rest between two, and no match begins before those that decide who is in it are over. What finds no room
 * is left out. The same matches and seed come to the same places on every machine.
 * @param fixed matches that stay where they are
 */
export function placeMatches(
  matches: readonly ToPlace[],
  rules: PlacingRules,
  fixed: readonly Placed[] = [],
  seed = 1,
): Placed[] {
  const board = createPlacingBoard(matches, rules, fixed);
  const open = [...matches.keys()].filter((index) => board.starts[index] === nowhere);
  const orders = ranksOf(board).map((rank) => {
    placeSoonest(board, open, rank);
    return orderNow(board, open);
  });
  decode(board, improve(board, orders, seeded(seed)));
  const byKey = new Map(fixed.map((one) => [one.key, one]));
  return matches.flatMap(({ key }, index) => byKey.get(key) ?? placedAt(board, key, index));
}

function placedAt({ starts, courts, rules }: PlacingBoard, key: string, index: number): Placed[] {
  const court = rules.courts[courts[index] ?? -1];
  return court === undefined ? [] : [{ key, court, start: starts[index] ?? nowhere }];
}

/** What most waits for, who plays most, or, as an organizer with a list would do it, what is ready first. */
function ranksOf(board: PlacingBoard): Rank[] {
  const [chains, loads] = [chainsOf(board), loadsOf(board)];
  const onAny = { taken: [], before: nowhere };
  return [
    (index) => chains[index] ?? 0,
    (index) => loads[index] ?? 0,
    (index) => -firstOn(board, index, { ...onAny, earliest: readyAt(board, index) }),
  ];
}

/** How many matches follow one another behind each. */
function chainsOf({ matches, feeders }: PlacingBoard): number[] {
  const chains = matches.map(() => 0);
  for (const [index, before] of [...feeders.entries()].reverse())
    for (const feeder of before) chains[feeder] = Math.max(chains[feeder] ?? 0, (chains[index] ?? 0) + 1);
  return chains;
}

/** How many matches the busiest player of each may be in. */
function loadsOf({ matches }: PlacingBoard): number[] {
  const loads = new Map<string, number>();
  for (const person of matches.flatMap(({ people }) => people)) loads.set(person, (loads.get(person) ?? 0) + 1);
  return matches.map(({ people }) => people.reduce((most, person) => Math.max(most, loads.get(person) ?? 0), 0));
}

/** What can begin first first, and of those what ranks highest. */
function placeSoonest(board: PlacingBoard, open: readonly number[], rank: Rank): void {
  clear(board);
  const bounds = new Map(open.map((index) => [index, Number.NEGATIVE_INFINITY]));
  for (let next = soonest(board, bounds, rank); next !== undefined; next = soonest(board, bounds, rank)) {
    const { start, court } = firstFree(board, next);
    // Courts only fill up: what was the first moment before is a bound, and is placed once it is the moment itself.
    const isNow = start === bounds.get(next);
    if (start === nowhere || isNow) bounds.delete(next);
    else bounds.set(next, start);
    if (isNow) put(board, next, start, court);
  }
}

/** Of what is ready: what has the soonest bound, and of those the highest rank. */
function soonest(
  { feeders, starts }: PlacingBoard,
  bounds: ReadonlyMap<number, number>,
  rank: Rank,
): number | undefined {
  const isReady = (index: number) => (feeders[index] ?? []).every((feeder) => starts[feeder] !== nowhere);
  let best: { index: number; bound: number; rank: number } | undefined;
  for (const [index, bound] of bounds) {
    if ((best && bound > best.bound) || !isReady(index)) continue;
    const own = rank(index);
    if (!best || bound < best.bound || own > best.rank) best = { index, bound, rank: own };
  }
  return best?.index;
}

const orderNow = ({ starts }: PlacingBoard, open: readonly number[]): number[] =>
  open.toSorted((a, b) => (starts[a] === starts[b] ? a - b : (starts[a] ?? nowhere) < (starts[b] ?? nowhere) ? -1 : 1));

/** Each in its turn as early as it can be, those that decide who is in it before it. */
function decode(board: PlacingBoard, order: readonly number[]): Worth {
  clear(board);
  const seen = new Set<number>();
  let [left, last, sum] = [0, Number.NEGATIVE_INFINITY, 0];
  const visit = (index: number) => {
    if (seen.has(index) || board.starts[index] !== nowhere) return;
    seen.add(index);
    for (const feeder of board.feeders[index] ?? []) visit(feeder);
    const { start, court } = firstFree(board, index);
    if (start === nowhere) {
      left += 1;
      return;
    }
    put(board, index, start, court);
    last = Math.max(last, start);
    sum += start;
  };
  for (const index of order) visit(index);
  return { left, last, sum };
}

const compare = (a: Worth, b: Worth): number =>
  a.left - b.left || (a.last === b.last ? a.sum - b.sum : a.last - b.last);

/**
 * The best order that is found by moving and swapping, from the best of those given, which stays where none is better.
 * Counts steps and not time.
 */
function improve(board: PlacingBoard, orders: readonly number[][], random: () => number): readonly number[] {
  const [first] = orders
    .map((order) => ({ order, worth: decode(board, order) }))
    .sort((a, b) => compare(a.worth, b.worth));
  if (!first || first.order.length < 2) return first?.order ?? [];
  let [best, at] = [first, first];
  for (let step = stepsFor(board); step > 0; step -= 1) {
    const order = changed(at.order, random);
    const worth = decode(board, order);
    if (compare(worth, at.worth) <= 0) at = { order, worth };
    if (compare(worth, best.worth) < 0) best = at;
  }
  return best.order;
}

/** As many as there is work for: what one costs grows with the square of the matches. */
function stepsFor({ matches, sharing, byCourt }: PlacingBoard): number {
  const shared = sharing.reduce((sum, others) => sum + others.length, 0);
  return Math.min(mostSteps, Math.floor(mostWork / (matches.length ** 2 + shared * byCourt.length + 1)));
}

/** Two change places, or one goes elsewhere. */
function changed(order: readonly number[], random: () => number): number[] {
  const [from, to] = [Math.floor(random() * order.length), Math.floor(random() * order.length)];
  const [one = 0, other = 0] = [order[from], order[to]];
  if (random() < 0.5) return order.with(from, other).with(to, one);
  return order.toSpliced(from, 1).toSpliced(to, 0, one);
}
