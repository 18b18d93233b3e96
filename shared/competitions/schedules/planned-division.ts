import * as z from 'zod';
import { Id } from './schemas.ts';

const Round = z.int().min(1).max(64);

/** How a division is played, and the rounds of it that were made from results so far. */
export const PlannedDivision = z.strictObject({
  divisionId: Id,
  /** How often each pair meets, of all or of a pool. */
  meetings: z.int().min(1).max(8),
  format: z.enum(['round_robin', 'pools', 'swiss', 'ladder']).default('round_robin'),
  /** Squads by pool; who is in none yet comes to the smallest. */
  pools: z.array(z.array(Id).max(64)).max(16, 'At most 16 pools.').default([]),
  /** Of a division that goes round by round: how many rounds there shall be. */
  rounds: Round.optional(),
  /** Of a ladder: how many rungs up a challenge reaches. */
  reach: z.int().min(1).max(10).default(2),
  pairs: z
    .array(z.strictObject({ round: Round, homeId: Id, awayId: Id }))
    .max(2000)
    .default([]),
  /** Entrants left without an opponent. */
  byes: z
    .array(z.strictObject({ round: Round, entrantId: Id }))
    .max(200)
    .default([]),
});
export type PlannedDivision = z.infer<typeof PlannedDivision>;

/** Whether the rounds of a division follow from what came of the last one. */
export const goesByRound = ({ format }: Pick<PlannedDivision, 'format'>): boolean =>
  format === 'swiss' || format === 'ladder';

/** What pools are called. */
export const poolName = (index: number): string => String.fromCharCode(65 + index);

/** The entrants of a division by pool. */
export function poolsIn({ pools }: Pick<PlannedDivision, 'pools'>, entrantIds: readonly string[]): string[][] {
  const dealt = pools.map((pool) => pool.filter((id) => entrantIds.includes(id)));
  for (const id of entrantIds) {
    const [smallest] = dealt.toSorted((a, b) => a.length - b.length);
    if (!dealt.some((pool) => pool.includes(id))) smallest?.push(id);
  }
  return dealt;
}
