import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';

/** Where owners who want to go wait for an answer to their offer. */
export const leavingOwnersQueue = 'teams-leaving-owners';

/** Whose offer it is, and until when it stands. */
export const LeavingOwner = z.strictObject({ teamId: z.string(), ownerId: z.string(), until: z.string() });
export type LeavingOwner = z.infer<typeof LeavingOwner>;

export const leavingOwner = (data: LeavingOwner): DueWork => ({
  queue: leavingOwnersQueue,
  key: JSON.stringify(data),
  dueAt: data.until,
  data,
});
