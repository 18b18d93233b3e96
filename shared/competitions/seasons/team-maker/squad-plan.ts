import * as z from 'zod';
import { PersonId, SquadId } from '#shared/ids.ts';

/** How the team maker would place people without a squad, with the reasons. */
export const SquadPlan = z.object({
  squads: z.array(
    z.object({
      /** Undefined of a squad that would be made. */
      squadId: SquadId.optional(),
      name: z.string(),
      /** Of those on its roster already and those who would come. */
      size: z.int(),
      averageLevel: z.number(),
      women: z.int(),
      men: z.int(),
      /** Who would come. */
      players: z.array(z.object({ userId: PersonId, displayName: z.string(), why: z.string() })),
    }),
  ),
  unplaced: z.array(z.object({ userId: PersonId, displayName: z.string(), why: z.string() })),
  /** Requests that could not be met, each in a sentence. */
  unmet: z.array(z.string()),
});
export type SquadPlan = z.infer<typeof SquadPlan>;
