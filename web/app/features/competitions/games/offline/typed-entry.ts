import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';

export const isNumber = (text: string): boolean => /^\d{1,3}$/.test(text);

/** What is wrong with a field that takes a number. */
export const numberFault = (text: string): string =>
  text === '' ? 'Enter a score for each side.' : 'Use whole numbers from 0 to 999.';

/** Whether each side has a number. */
export const isWholeLine = (line: readonly string[]): boolean => line.every(isNumber);

/**
 * The entry that typed numbers make, one line per set. Empty sets were not played; where a
 * line has only one number, the result is unknown and there is no entry.
 */
export function typedEntry(
  kind: 'numbers' | 'sets',
  lines: readonly (readonly string[])[],
  resultType: ScoreEntry['resultType'] = 'regular',
): ScoreEntry {
  const typed = lines.filter((line) => line.some((text) => text !== ''));
  const numbers = typed.every(isWholeLine) ? typed.map((line) => line.map(Number)) : [];
  if (numbers.length === 0) return { resultType };
  if (kind === 'numbers') return { resultType, scores: numbers[0] ?? [] };
  return { resultType, sets: numbers.map(([home = 0, away = 0]): [number, number] => [home, away]) };
}
