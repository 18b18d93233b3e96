import { seeded } from '../../random.ts';
import { costOf, type MakerRules, type MakerSquad, mayTake } from './team-maker-costs.ts';
import { type FreeAgent, type Unit, unitsOf } from './team-maker-units.ts';

export interface MakerProblem {
  readonly free: readonly FreeAgent[];
  /** Those that are filled, with who is in them, and those that would be made, which are empty. */
  readonly squads: readonly MakerSquad[];
  readonly rules: MakerRules;
  readonly seed: number;
}

export interface Made {
  /** Who would come to each squad, by its key. */
  readonly placed: ReadonlyMap<string, readonly Unit[]>;
  readonly unplaced: readonly Unit[];
}

const rounds = 1500;

/**
 * Places people into squads: first those who are hardest to place, each where it costs least, then moves and swaps while
 * that makes the squads more alike. Wishes to be apart hold, and no squad is over its size. The same
 * seed gives the same squads.
 */
export function makeTeams({ free, squads, rules, seed }: MakerProblem): Made {
  const random = seeded(seed);
  const units = unitsOf(free, rules.maxSize)
    .map((unit) => ({ unit, lot: random() }))
    .sort((a, b) => b.unit.length - a.unit.length || spread(b.unit) - spread(a.unit) || a.lot - b.lot);
  const board = new Map<string, Unit[]>(squads.map(({ key }) => [key, []]));
  const unplaced: Unit[] = [];
  for (const { unit } of units) {
    const best = cheapest(unit, squads, board, rules);
    if (best) board.get(best.key)?.push(unit);
    else unplaced.push(unit);
  }
  improve(board, { squads, rules, random });
  return { placed: board, unplaced: retried(unplaced, squads, board, rules) };
}

const spread = (unit: Unit) => Math.abs(unit.reduce((sum, { level }) => sum + level - 3, 0));

const playersIn = (squad: MakerSquad, board: ReadonlyMap<string, readonly Unit[]>): readonly FreeAgent[] => [
  ...squad.players,
  ...(board.get(squad.key) ?? []).flat(),
];

/** The squad that is best off with the unit, of those that may take it. */
function cheapest(
  unit: Unit,
  squads: readonly MakerSquad[],
  board: ReadonlyMap<string, readonly Unit[]>,
  rules: MakerRules,
): MakerSquad | undefined {
  const options = squads
    .map((squad) => ({ squad, players: playersIn(squad, board) }))
    .filter(({ players }) => mayTake(players, unit, rules))
    .map(({ squad, players }) => ({
      squad,
      size: players.length,
      cost: costOf([...players, ...unit], rules) - costOf(players, rules),
    }));
  return options.sort((a, b) => a.size - b.size || a.cost - b.cost)[0]?.squad;
}

interface Improving {
  readonly squads: readonly MakerSquad[];
  readonly rules: MakerRules;
  readonly random: () => number;
}

/** Swaps two units, or moves one, wherever both squads together are better off. */
function improve(board: Map<string, Unit[]>, improving: Improving): void {
  if (improving.squads.length < 2) return;
  for (let round = 0; round < rounds; round += 1) tryOnce(board, improving);
}

function tryOnce(board: Map<string, Unit[]>, { squads, rules, random }: Improving): void {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const [a, b] = [pick(squads), pick(squads)];
  if (!a || !b || a === b) return;
  const [fromA, fromB] = [board.get(a.key) ?? [], board.get(b.key) ?? []];
  const [goes, comes] = [pick(fromA), random() < 0.7 ? pick(fromB) : undefined];
  if (!goes) return;
  const nextA = [...fromA.filter((unit) => unit !== goes), ...(comes ? [comes] : [])];
  const nextB = [...fromB.filter((unit) => unit !== comes), goes];
  const before = pairCost([a, fromA], [b, fromB], rules) ?? 0;
  const after = pairCost([a, nextA], [b, nextB], rules) ?? Number.POSITIVE_INFINITY;
  if (after >= before - least) return;
  board.set(a.key, nextA);
  board.set(b.key, nextB);
}

/** Less than this is no improvement but the rounding of numbers. */
const least = 1e-9;

type Side = readonly [MakerSquad, readonly Unit[]];

/** Undefined where one of the two may not be so. */
function pairCost(a: Side, b: Side, rules: MakerRules): number | undefined {
  const both = [a, b].map(([squad, units]) => ({ squad, players: units.flat() }));
  const isAllowed = both.every(({ squad, players }) => mayTake(squad.players, players, rules));
  if (!isAllowed) return undefined;
  const lists = both.map(({ squad, players }) => [...squad.players, ...players]);
  const [one = [], other = []] = lists;
  return costOf(one, rules) + costOf(other, rules) + (one.length - other.length) ** 2 * 0.5;
}

/** What did not fit as a group may fit one by one. */
function retried(
  unplaced: readonly Unit[],
  squads: readonly MakerSquad[],
  board: Map<string, Unit[]>,
  rules: MakerRules,
): readonly Unit[] {
  return unplaced.flatMap((unit) =>
    unit.flatMap((player) => {
      const best = cheapest([player], squads, board, rules);
      if (!best) return [[player]];
      board.get(best.key)?.push([player]);
      return [];
    }),
  );
}
