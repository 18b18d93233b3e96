import type { MatchScore } from './scoring.ts';

/** `11–7, 9–11, 11–8`. */
export const pairsWords = (pairs: readonly (readonly number[])[]): string =>
  pairs.map((pair) => pair.join('–')).join(', ');

/** The same, where sets were played. */
export const setsWords = ({ sets }: Pick<MatchScore, 'sets'>): string | undefined => sets && pairsWords(sets);

/** `3 – 1`, with the sets behind it. */
export function wordsOfScore({ scores, sets }: Pick<MatchScore, 'scores' | 'sets'>): string {
  const words = scores.join(' – ');
  const games = setsWords({ sets });
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

/** Both: `1 – 1 (Bees won the shootout)`. */
export function fullScore(score: MatchScore, names: readonly string[]): string {
  const end = endWords(score, names);
  const isOfSide = score.forfeitedBy !== undefined || score.winner !== undefined;
  return end ? `${wordsOfScore(score)} (${isOfSide ? end : end.toLowerCase()})` : wordsOfScore(score);
}

/** Whether a side won. */
export function isAhead(
  { scores: [home = 0, away = 0], winner }: Pick<MatchScore, 'scores' | 'winner'>,
  side: 0 | 1,
): boolean {
  if (winner !== undefined) return winner === side;
  return side === 0 ? home > away : away > home;
}
