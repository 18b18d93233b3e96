import type { MatchScore } from '#shared/competitions/games/scoring.ts';

/** `3 – 1`, with the sets behind it. */
export function wordsOfScore({ scores, sets }: Pick<MatchScore, 'scores' | 'sets'>): string {
  const words = scores.join(' – ');
  const games = sets?.map(([home, away]) => `${home}–${away}`).join(', ');
  return games ? `${words} (${games})` : words;
}
