import { type BracketPart, type PlannedMatch, type Source, winnerOf } from './plan/plan.ts';

/** Two by two, in order. */
export const pairsOf = <T>(sides: readonly T[]): [T, T][] =>
  Array.from({ length: Math.floor(sides.length / 2) }, (_, index) => [
    sides[2 * index] as T,
    sides[2 * index + 1] as T,
  ]);

/** What all matches of one elimination have in common. */
export interface EliminationKind {
  readonly part: BracketPart;
  /** Begins the ids of its matches. */
  readonly letter: string;
  readonly forPlace?: number;
}

/** One round of matches between these sources, two by two. */
export const roundOf = (
  { part, letter, forPlace }: EliminationKind,
  round: number,
  roundsAfter: number,
  sources: readonly Source[],
): PlannedMatch[] =>
  pairsOf(sources).map((sides, index) => ({
    matchId: `${letter}${round}-${index + 1}`,
    part,
    round,
    number: index + 1,
    roundsAfter,
    sides,
    ...(forPlace && { forPlace }),
  }));

/**
 * Rounds until one is left, first to last.
 * @param sources as many as a power of two, in the order of their slots
 */
export const elimination = (kind: EliminationKind, sources: readonly Source[]): PlannedMatch[][] =>
  roundsUntilOne(kind, sources, (matches) => matches.map(winnerOf));

/** Rounds in which the best of those left always meets the worst. */
export const reseededElimination = (kind: EliminationKind, sources: readonly Source[]): PlannedMatch[][] =>
  roundsUntilOne(kind, sources, (matches) => {
    const matchIds = matches.map(({ matchId }) => matchId);
    const left = matches.length;
    return matches.map((_, index) => {
      const nth = index % 2 === 0 ? index / 2 + 1 : left - (index - 1) / 2;
      return { from: 'nth_winner', matchIds, nth };
    });
  });

/** @param next who enters the round after one, in the order of their slots */
function roundsUntilOne(
  kind: EliminationKind,
  sources: readonly Source[],
  next: (matches: readonly PlannedMatch[]) => readonly Source[],
): PlannedMatch[][] {
  const rounds: PlannedMatch[][] = [];
  const total = Math.log2(sources.length);
  let entering = sources;
  for (let round = 1; round <= total; round += 1) {
    const matches = roundOf(kind, round, total - round, entering);
    rounds.push(matches);
    entering = next(matches);
  }
  return rounds;
}
