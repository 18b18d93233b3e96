/**
 * The order in which losers of a round of the winners' part drop into the losers' part: those of the first round as they
 * stand, later ones alternately reversed and half-shifted, so that two who met do not meet again soon.
 * @param round of the winners' part, from 1
 */
export function dropOrder<T>(losers: readonly T[], round: number): T[] {
  if (round === 1) return [...losers];
  if (round % 2 === 0) return [...losers].reverse();
  const half = losers.length / 2;
  return [...losers.slice(half), ...losers.slice(0, half)];
}
