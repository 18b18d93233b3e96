/** Where the one on a side of a match comes from. */
export type Source =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly matchId: string }
  /** The nth best seed of those who won these matches, once all are decided. */
  | { readonly from: 'nth_winner'; readonly matchIds: readonly string[]; readonly nth: number }
  | { readonly from: 'bye' };

/** Parts of a bracket. `placement` decides between those who lost in the same round. */
export type BracketPart =
  | 'winners'
  | 'losers'
  | 'grand_final'
  | 'third_place'
  | 'placement'
  | 'consolation'
  | 'round_robin';

/** A match before anybody is in it. */
export interface PlannedMatch {
  readonly matchId: string;
  readonly part: BracketPart;
  /** From 1 within the part. */
  readonly round: number;
  /** From 1 within the round, from the top. */
  readonly number: number;
  /** How many rounds of this part follow: 0 is its final. */
  readonly roundsAfter: number;
  readonly sides: readonly [Source, Source];
  /** Played only if side 1 of that match, who came from the losers' part, won it. */
  readonly onlyIfUpset?: string;
  /** The best place that is played for: 5 of a match whose winner is 5th or plays on for 5th. */
  readonly forPlace?: number;
}

export const winnerOf = ({ matchId }: Pick<PlannedMatch, 'matchId'>): Source => ({ from: 'winner', matchId });
export const loserOf = ({ matchId }: Pick<PlannedMatch, 'matchId'>): Source => ({ from: 'loser', matchId });

/** Matches that an entrant of a match comes from, and one that decides whether it is played. */
export function matchesBefore({ sides, onlyIfUpset }: PlannedMatch): readonly string[] {
  const from = sides.flatMap((side) => {
    if (side.from === 'nth_winner') return side.matchIds;
    return side.from === 'winner' || side.from === 'loser' ? [side.matchId] : [];
  });
  return [...new Set([...from, ...(onlyIfUpset ? [onlyIfUpset] : [])])];
}
