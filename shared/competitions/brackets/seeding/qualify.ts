import type { SeedSlot } from '../bracket.ts';
import type { BracketConfiguration } from '../configuration.ts';

/** Where an entrant stands in a group of the source. Equal ranks are ties that the ruleset left. */
interface SourceRow {
  readonly entrantId: string;
  readonly rank: number;
  readonly pointsPerMatch: number;
  /** What the ruleset counts next, first first; more is better. */
  readonly tieBreak?: readonly number[];
  readonly rating?: number;
}

export interface SourceGroup {
  readonly groupId: string;
  /** No match of it is open. */
  readonly isComplete: boolean;
  readonly rows: readonly SourceRow[];
}

/** An entrant who is in, or room for one that an open group will send. */
export interface Qualified {
  readonly slot: SeedSlot;
  readonly groupId: string;
  readonly rank: number;
  readonly row?: SourceRow;
}

/** Who is in by rank, who comes next, and the ties that the organizer has to decide first. */
export interface Qualification {
  readonly qualified: readonly Qualified[];
  readonly next: readonly Qualified[];
  readonly ties: readonly (readonly string[])[];
}

type Decided = readonly string[];

/**
 * The first of each group, and over all groups the best of those who are placed next.
 * @param decided an order of tied entrants, as the organizer decided it
 */
export function qualify(
  { qualifiers, wildcards }: Pick<BracketConfiguration, 'qualifiers' | 'wildcards'>,
  groups: readonly SourceGroup[],
  decided: Decided,
): Qualification {
  const asked = groups.map((group) => {
    const ranks = qualifiers.find(({ groupId }) => groupId === group.groupId)?.ranks ?? 0;
    return { group, ranks, placed: placedIn(group, decided, groups.length > 1 ? ` of ${group.groupId}` : '') };
  });
  const byRank = asked.flatMap(({ ranks, placed }) => placed.slice(0, ranks));
  const rest = asked.flatMap(({ ranks, placed }) => placed.slice(ranks));
  const nextPlaced = asked.flatMap(({ ranks, placed }) => placed.slice(ranks, ranks + 1)).sort(betterOf(decided));
  const wild = nextPlaced.slice(0, wildcards);
  const ties = [
    ...asked.flatMap(({ group, ranks }) => cutTie(group, ranks, decided)),
    ...wildcardTie(nextPlaced, wildcards, decided),
  ];
  return {
    qualified: [...byRank, ...wild],
    next: rest.filter((one) => !wild.includes(one)).sort(betterOf(decided)),
    ties,
  };
}

/**
 * By rank; an open group has room for as many as it has rows, and no entrants yet.
 * @param ofGroup which of several groups a place is of
 */
function placedIn({ groupId, isComplete, rows }: SourceGroup, decided: Decided, ofGroup: string): Qualified[] {
  const sorted = [...rows].sort((a, b) => a.rank - b.rank || decidedOrder(a.entrantId, b.entrantId, decided));
  return sorted.map((row, index) =>
    isComplete
      ? { slot: { slotState: 'set', entrantId: row.entrantId }, groupId, rank: index + 1, row }
      : { slot: { slotState: 'tbd', waitsFor: `Place ${index + 1}${ofGroup}` }, groupId, rank: index + 1 },
  );
}

const decidedOrder = (a: string, b: string, decided: Decided): number => {
  const [first, second] = [decided.indexOf(a), decided.indexOf(b)];
  return first >= 0 && second >= 0 ? first - second : 0;
};

/** Best first: by place in the group, points per match, then what the ruleset counts. Unknown entrants come last. */
export const betterOf =
  (decided: Decided) =>
  (a: Qualified, b: Qualified): number => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    if (!a.row || !b.row) return Number(!a.row) - Number(!b.row);
    return byPoints(a.row, b.row) || decidedOrder(a.row.entrantId, b.row.entrantId, decided);
  };

function byPoints(a: SourceRow, b: SourceRow): number {
  if (a.pointsPerMatch !== b.pointsPerMatch) return b.pointsPerMatch - a.pointsPerMatch;
  const differs = (a.tieBreak ?? []).findIndex((value, index) => value !== (b.tieBreak?.[index] ?? 0));
  return differs < 0 ? 0 : (b.tieBreak?.[differs] ?? 0) - (a.tieBreak?.[differs] ?? 0);
}

/** Those of one rank who stand on both sides of the line, unless their order was decided. */
function cutTie({ isComplete, rows }: SourceGroup, ranks: number, decided: Decided): string[][] {
  const sorted = [...rows].sort((a, b) => a.rank - b.rank);
  const [last, first] = [sorted[ranks - 1], sorted[ranks]];
  if (!isComplete || !last || !first || last.rank !== first.rank) return [];
  return undecided(
    sorted.filter(({ rank }) => rank === last.rank).map(({ entrantId }) => entrantId),
    decided,
  );
}

function wildcardTie(nextPlaced: readonly Qualified[], wildcards: number, decided: Decided): string[][] {
  const last = nextPlaced[wildcards - 1]?.row;
  const first = nextPlaced[wildcards]?.row;
  if (!last || !first || byPoints(last, first) !== 0) return [];
  const equal = nextPlaced.flatMap(({ row }) => (row && byPoints(row, last) === 0 ? [row.entrantId] : []));
  return undecided(equal, decided);
}

const undecided = (tied: string[], decided: Decided): string[][] =>
  tied.every((entrantId) => decided.includes(entrantId)) ? [] : [tied];
