import { fits } from './blockers.ts';
import { type Board, lift, matchAt, place, restore, slotOf, snapshotOf, turn } from './board.ts';
import { costAround, costOfEntrant } from './costs.ts';

/** A change of the board that can be taken back. */
interface Change {
  readonly matches: readonly number[];
  make(): boolean;
  takeBack(): void;
}

export interface Search {
  readonly steps: number;
  /** By how much a step may be worse at first; then ever less. */
  readonly boldness: number;
  readonly random: () => number;
}

/**
 * Moves, swaps and turns matches while that costs less, at first also when it costs a little more (annealing, with a linear
 * threshold, so that every machine comes to the same result). Counts steps and not time. Ends at the best it saw.
 */
export function improve(board: Board, { steps, boldness, random }: Search): void {
  const movable = board.problem.matches.filter(({ index }) => !board.fixed.has(index)).map(({ index }) => index);
  if (movable.length === 0 || board.problem.slots.length === 0) return;
  const known = Float64Array.from(board.problem.input.entrants.keys(), (entrant) => costOfEntrant(board, entrant));
  let [cost, least] = [0, 0];
  let best = snapshotOf(board);
  for (let step = 0; step < steps; step += 1) {
    const threshold = boldness * (1 - step / steps) ** 2 * random();
    cost += tryChange(board, draw(board, movable, random), threshold, known);
    if (cost > least - 1e-9) continue;
    least = cost;
    best = snapshotOf(board);
  }
  if (cost > least + 1e-9) restore(board, best);
}

/**
 * Makes the change unless it costs more than the threshold.
 * @param known what each entrant costs, kept up to date
 * @returns what it added to the cost
 */
function tryChange(board: Board, change: Change, threshold: number, known: Float64Array): number {
  const before = costAround(board, change.matches);
  if (!change.make()) return 0;
  const entrants = entrantsOf(board, change.matches);
  const costs = entrants.map((entrant) => costOfEntrant(board, entrant));
  const added = entrants.reduce(
    (sum, entrant, index) => sum + (costs[index] ?? 0) - (known[entrant] ?? 0),
    costAround(board, change.matches) - before,
  );
  if (added > threshold) {
    change.takeBack();
    return 0;
  }
  entrants.forEach((entrant, index) => {
    known[entrant] = costs[index] ?? 0;
  });
  return added;
}

const entrantsOf = ({ problem }: Board, matches: readonly number[]): number[] => {
  const all = matches.flatMap((match) => problem.matches[match]?.entrants ?? []);
  return all.filter((entrant, index) => all.indexOf(entrant) === index);
};

function draw(board: Board, movable: readonly number[], random: () => number): Change {
  const match = movable[Math.floor(random() * movable.length)] ?? 0;
  const kind = random();
  if (kind < 0.15) return turning(board, match, kind < 0.05);
  const to = someSlot(board, match, random);
  const other = matchAt(board, to);
  return other < 0 ? moving(board, match, to) : swapping(board, match, other);
}

/** Mostly on a day near the one it is on, or near that of its round. */
function someSlot({ problem, slotOf: slots }: Board, match: number, random: () => number): number {
  const { slotsByPlayDay, playDay } = problem;
  const anywhere = Math.floor(random() * problem.slots.length);
  if (random() < 0.2) return anywhere;
  const slot = slots[match] ?? -1;
  const from = slot < 0 || random() < 0.3 ? (problem.matches[match]?.paceDay ?? 0) : (playDay[slot] ?? 0);
  const day = slotsByPlayDay[from + Math.floor(random() * 5) - 2] ?? [];
  return day[Math.floor(random() * day.length)] ?? anywhere;
}

/** Home becomes away; with `all` in every meeting of the two, so that no balance changes. */
function turning(board: Board, match: number, all: boolean): Change {
  const repeats = board.problem.matches[match]?.repeats ?? [];
  const matches = [match, ...(all ? repeats.slice(0, 1) : [])].filter((one) => !board.fixed.has(one));
  const make = () => {
    for (const one of matches) turn(board, one);
    return true;
  };
  return { matches, make, takeBack: make };
}

function moving(board: Board, match: number, to: number): Change {
  const from = slotOf(board, match);
  return {
    matches: [match],
    make() {
      lift(board, match);
      if (fits(board, match, to)) {
        place(board, match, to);
        return true;
      }
      if (from >= 0) place(board, match, from);
      return false;
    },
    takeBack() {
      lift(board, match);
      if (from >= 0) place(board, match, from);
    },
  };
}

function swapping(board: Board, one: number, other: number): Change {
  const [here, there] = [slotOf(board, one), slotOf(board, other)];
  const back = () => {
    lift(board, one);
    lift(board, other);
    if (here >= 0) place(board, one, here);
    if (there >= 0) place(board, other, there);
  };
  const make = () => {
    if (one === other || board.fixed.has(other)) return false;
    lift(board, one);
    lift(board, other);
    if (put(board, one, there) && put(board, other, here)) return true;
    back();
    return false;
  };
  return { matches: [one, other], make, takeBack: back };
}

/** Nowhere is always possible. */
function put(board: Board, match: number, slot: number): boolean {
  if (slot < 0) return true;
  if (!fits(board, match, slot)) return false;
  place(board, match, slot);
  return true;
}
