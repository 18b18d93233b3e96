import { formulaValue } from './formula.ts';
import type { Leader, ShownLine } from './player-line.ts';
import type { Counts, Statistic } from './statistic.ts';

/** What every player did in all matches together, in no order. */
export function leadersOf(lines: readonly ShownLine[]): Leader[] {
  const byPlayer = Map.groupBy(lines, ({ playerKey }) => playerKey);
  return [...byPlayer].flatMap(([playerKey, own]) => {
    const [first] = own;
    if (!first) return [];
    const { name, entrantId } = first;
    return [{ playerKey, name, entrantId, matches: own.length, counts: own.map(({ counts }) => counts).reduce(added) }];
  });
}

/** Two people's or matches' counts together. */
export function added(one: Counts, other: Counts): Counts {
  const sums = { ...one };
  for (const [acronym, count] of Object.entries(other)) sums[acronym] = (sums[acronym] ?? 0) + count;
  return sums;
}

/** What a player has of a statistic; undefined where it cannot be worked out. */
const figureOf = ({ acronym, formula }: Statistic, counts: Counts): number | undefined =>
  formula ? formulaValue(formula, counts) : (counts[acronym] ?? 0);

/** The same in digits. */
export function figureWords(statistic: Statistic, counts: Counts): string {
  const figure = figureOf(statistic, counts);
  return figure === undefined ? '–' : figure.toFixed(statistic.precision ?? 0);
}

/** Most of a statistic first; those with the same by name. */
export const byStatistic = (statistic: Statistic, leaders: readonly Leader[]): Leader[] =>
  leaders.toSorted(
    (one, other) =>
      (figureOf(statistic, other.counts) ?? -1) - (figureOf(statistic, one.counts) ?? -1) ||
      one.name.localeCompare(other.name),
  );
