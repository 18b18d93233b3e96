/**
 * Entrants, best first, dealt into pools as evenly as can be: to and fro (A B C C B A), so that no pool has all the best.
 * Sizes differ by one at most.
 */
export function poolsOf(entrantIds: readonly string[], count: number): string[][] {
  const pools: string[][] = Array.from({ length: count }, () => []);
  entrantIds.forEach((entrantId, index) => {
    const step = index % (2 * count);
    pools[step < count ? step : 2 * count - 1 - step]?.push(entrantId);
  });
  return pools;
}
