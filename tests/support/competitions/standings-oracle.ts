import type { MatchResult } from '#shared/competitions/standings/results.ts';

type Key = 'h2h' | 'diff' | 'for';

/**
 * A table of 3-1-0, made another way: matrices of points and goals, and a sort of keys that is done again from the start for
 * every set that a key has cut. Answers groups of those who stay level.
 */
export function tableByMatrix(
  ids: readonly string[],
  results: readonly MatchResult[],
  keys: readonly Key[],
): string[][] {
  const size = ids.length;
  const zeros = () => ids.map(() => Array<number>(size).fill(0));
  const [got, scored, met] = [zeros(), zeros(), zeros()];
  const worth = (own: number, other: number) => (own > other ? 3 : own === other ? 1 : 0);
  const note = (of: number, against: number, own: number, other: number) => {
    got[of]![against]! += worth(own, other);
    scored[of]![against]! += own;
    met[of]![against]! += 1;
  };
  for (const { homeId, awayId, score } of results) {
    note(ids.indexOf(homeId), ids.indexOf(awayId), score.home, score.away);
    note(ids.indexOf(awayId), ids.indexOf(homeId), score.away, score.home);
  }
  const over = (matrix: number[][], of: number, among: number[]) =>
    among.reduce((sum, one) => sum + matrix[of]![one]!, 0);
  const all = ids.map((_, index) => index);
  const value = (key: Key, of: number, among: number[]): number => {
    if (key === 'for') return over(scored, of, all);
    if (key === 'diff') return over(scored, of, all) - all.reduce((sum, one) => sum + scored[one]![of]!, 0);
    const times = new Set(among.flatMap((a) => among.filter((b) => b !== a).map((b) => met[a]![b]!)));
    return times.size === 1 && !times.has(0) ? over(got, of, among) : 0;
  };
  const cut = (among: number[], by: (of: number) => number): number[][] => {
    const values = [...new Set(among.map(by))].sort((a, b) => b - a);
    return values.map((one) => among.filter((of) => by(of) === one));
  };
  const settle = (among: number[]): number[][] => {
    const first = keys.map((key) => cut(among, (of) => value(key, of, among))).find((groups) => groups.length > 1);
    return first ? first.flatMap(settle) : [among];
  };
  return cut(all, (of) => over(got, of, all))
    .flatMap(settle)
    .map((group) => group.map((index) => ids[index]!).sort());
}
