import type { Match } from '../schemas.ts';

/** Which side won a match of two, if any did. */
export function winnerOf({ score }: Pick<Match, 'score'>): 0 | 1 | undefined {
  if (!score) return undefined;
  if (score.forfeitedBy !== undefined)
    return score.forfeitedBy === 'both' ? undefined : score.forfeitedBy === 0 ? 1 : 0;
  if (score.winner !== undefined) return score.winner;
  const [one = 0, other = 0] = score.scores;
  if (one === other) return undefined;
  return one > other ? 0 : 1;
}
