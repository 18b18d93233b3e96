import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { EventId, SubstitutionId } from '#shared/ids.ts';

/** Where searches for substitutes wait for their next step. */
export const substituteQueue = 'events-substitute-waves';

/** One step of a search. */
export const SubstituteWork = z.strictObject({
  eventId: EventId,
  requestId: SubstitutionId,
  /** Which look at the pool this is; absent where places that are kept for people are to be settled. */
  look: z.int().optional(),
});
export type SubstituteWork = z.infer<typeof SubstituteWork>;

/** How long an acceptance may take before another run finishes it. */
const acceptanceMs = 2 * 60_000;

/** Notes a look at the pool for its time. */
export const scheduleCheck = (
  work: SubstituteWork,
  dueAt: string,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> => schedule(work, `${work.requestId}/look/${work.look}`, dueAt, due, now);

/** Notes that an acceptance is to be finished, in case the request that began it does not. */
export function scheduleSettling(work: SubstituteWork, userId: string, due: Pick<DueIndex, 'schedule'>, now: Date) {
  const dueAt = new Date(now.getTime() + acceptanceMs).toISOString();
  return schedule(work, `${work.requestId}/settle/${userId}`, dueAt, due, now);
}

function schedule(
  work: SubstituteWork,
  key: string,
  dueAt: string,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  return due.schedule({ queue: substituteQueue, key, dueAt, data: work }, now);
}
