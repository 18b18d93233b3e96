import * as z from 'zod';

const weight = (usual: number) => z.number().min(0).max(10).default(usual);

/** How much each wish counts, from 0 (not at all) to 10. */
export const Weights = z.strictObject({
  homeAway: weight(8),
  earlyLate: weight(4),
  weekday: weight(5),
  spacing: weight(5),
  awayRun: weight(5),
  backToBack: weight(4),
  siblings: weight(3),
  byes: weight(4),
  travel: weight(2),
  courts: weight(1),
  holidays: weight(6),
  officials: weight(5),
  /** Times that an entrant would rather not play. */
  wishes: weight(7),
  /** A round on the days that its number falls on. */
  pace: weight(1),
  /** Staying where the last version had a match. */
  stay: weight(6),
});
export type Weights = z.infer<typeof Weights>;
export type Wish = keyof Weights;

/** What a schedule costs by each wish, before weights. */
export type Costs = Record<Wish, number>;

export function weighted(costs: Partial<Costs>, weights: Weights): number {
  let sum = 0;
  for (const wish in costs) sum += (costs[wish as Wish] ?? 0) * weights[wish as Wish];
  return sum;
}
