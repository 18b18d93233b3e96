import { weighted } from '../weights.ts';
import { blockersOf, fits, isClosed } from './blockers.ts';
import { type Board, lift, place, slotOf } from './board.ts';
import { matchCosts } from './match-costs.ts';

/** So many slots that fit are compared for a match, those near its round first. */
const compared = 24;

/** Puts matches into slots: those with the fewest first, then round by round. Returns those for which there was none. */
export function fill(board: Board, matches: readonly number[]): number[] {
  const { problem } = board;
  const choices = new Map(matches.map((match) => [match, openSlots(board, match)]));
  // Among matches with about as many choices the rounds stay in order.
  const scarcity = (match: number) => Math.floor((8 * (choices.get(match) ?? 0)) / (problem.slots.length + 1));
  const round = (match: number) => problem.matches[match]?.round ?? 0;
  const ordered = matches.toSorted((a, b) => scarcity(a) - scarcity(b) || round(a) - round(b) || a - b);
  return ordered.filter((match) => {
    const slot = bestSlot(board, match);
    if (slot < 0) return true;
    place(board, match, slot);
    return false;
  });
}

function openSlots(board: Board, index: number): number {
  const match = board.problem.matches[index];
  return match ? board.problem.slots.filter((slot) => !isClosed(board, match, slot)).length : 0;
}

/** The cheapest slot that fits, looking from the day of its round outwards; -1 when none does. */
function bestSlot(board: Board, match: number): number {
  let best = { slot: -1, cost: Number.POSITIVE_INFINITY };
  let found = 0;
  for (const slot of slotsFromPace(board, match)) {
    if (!fits(board, match, slot)) continue;
    const cost = weighted(matchCosts(board, match, slot), board.problem.input.weights);
    if (cost < best.cost) best = { slot, cost };
    found += 1;
    if (found === compared) break;
  }
  return best.slot;
}

function* slotsFromPace({ problem }: Board, match: number): Iterable<number> {
  const { slotsByPlayDay } = problem;
  const day = problem.matches[match]?.paceDay ?? 0;
  yield* slotsByPlayDay[day] ?? [];
  for (let away = 1; away < slotsByPlayDay.length; away += 1) {
    yield* slotsByPlayDay[day - away] ?? [];
    yield* slotsByPlayDay[day + away] ?? [];
  }
}

/** How many slots are looked at to find where a match is least in the way. */
const sampled = 40;
/** A match that makes room comes back soon; more than this many at once are too many. */
const mostMoved = 3;

/**
 * Makes room for matches that fit nowhere: the match in its way is lifted and looks for another slot in turn. Ends
 * when all have one or the limit is reached, and leaves the board as it was with the fewest without.
 * @returns how many steps were used
 */
export function makeRoom(board: Board, without: readonly number[], random: () => number, limit: number): number {
  const waiting = [...without];
  const lifted = new Map<number, number>();
  let best = { slots: board.slotOf.slice(), count: waiting.length };
  let steps = 0;
  for (; steps < limit && waiting.length > 0; steps += 1) {
    const [match = -1] = waiting.splice(Math.floor(random() * waiting.length), 1);
    const out = putSomewhere(board, match, lifted, random);
    if (!out) waiting.push(match);
    else waiting.push(...out);
    if (waiting.length < best.count) best = { slots: board.slotOf.slice(), count: waiting.length };
  }
  if (waiting.length > 0) goBack(board, best.slots);
  return steps;
}

/** Returns the matches that had to make room; undefined when none could. */
function putSomewhere(board: Board, match: number, lifted: Map<number, number>, random: () => number) {
  const free = bestSlot(board, match);
  const { slot, out } = free >= 0 ? alone(free) : leastInTheWay(board, match, lifted, random);
  if (slot < 0) return undefined;
  for (const other of out) {
    lift(board, other);
    lifted.set(other, (lifted.get(other) ?? 0) + 1);
  }
  if (!fits(board, match, slot)) return out.concat(match);
  place(board, match, slot);
  return out;
}

const alone = (slot: number): { slot: number; out: number[] } => ({ slot, out: [] });

/** Of some slots the one where the fewest are in the way, and those who made room less often before. */
function leastInTheWay(board: Board, match: number, lifted: ReadonlyMap<number, number>, random: () => number) {
  let best = { slot: -1, out: [] as number[], cost: Number.POSITIVE_INFINITY };
  for (let time = 0; time < sampled; time += 1) {
    const slot = Math.floor(random() * board.problem.slots.length);
    const out = whoIsInTheWay(board, match, slot);
    const cost = out?.reduce((sum, other) => sum + 1 + (lifted.get(other) ?? 0), 0) ?? best.cost;
    if (out && cost < best.cost) best = { slot, out, cost };
  }
  return best;
}

function whoIsInTheWay(board: Board, match: number, slot: number): number[] | undefined {
  const blockers = blockersOf(board, match, slot);
  const out = [...new Set(blockers.map((blocker) => blocker.match))];
  const impossible = out.some((other) => other < 0 || board.fixed.has(other));
  return impossible || out.length > mostMoved ? undefined : out;
}

function goBack(board: Board, slots: Int32Array): void {
  slots.forEach((slot, match) => {
    if (slotOf(board, match) !== slot) lift(board, match);
  });
  slots.forEach((slot, match) => {
    if (slot >= 0 && slotOf(board, match) < 0) place(board, match, slot);
  });
}
