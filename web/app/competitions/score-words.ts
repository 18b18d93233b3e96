import type { MatchScore } from '#shared/competitions/games/scoring.ts';

/** `3 – 1`, with the sets behind it. */
export function wordsOfScore({ scores, sets }: Pick<MatchScore, 'scores' | 'sets'>): string {
  const words = scores.join(' – ');
  const games = sets?.map(([home, away]) => `${home}–${away}`).join(', ');
  return games ? `${words} (${games})` : words;
}

/** What the numbers do not say: `After overtime`, `Bees won the shootout`, `Ants forfeited`. */
export function endWords(
  { resultType, winner, forfeitedBy }: Pick<MatchScore, 'resultType' | 'winner' | 'forfeitedBy'>,
  names: readonly string[],
): string | undefined {
  if (forfeitedBy !== undefined) return forfeitedBy === 'both' ? 'Both forfeited' : `${names[forfeitedBy]} forfeited`;
  if (resultType === 'shootout' && winner !== undefined) return `${names[winner]} won the shootout`;
  return resultType === 'overtime' ? 'After overtime' : resultType === 'abandoned' ? 'Abandoned' : undefined;
}
