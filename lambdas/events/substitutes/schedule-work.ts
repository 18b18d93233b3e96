import type { DueIndex } from '../../kernel/due-index.ts';
import { type EventWork, eventQueue } from '../event-work.ts';

type Work = Omit<Extract<EventWork, { kind: 'substitutes' }>, 'kind'>;

/** How long an acceptance may take before somebody else finishes it. */
const acceptanceMs = 2 * 60_000;

/** Notes a look at the pool for its time. */
export const scheduleLook = (work: Work, dueAt: string, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> =>
  schedule(work, `substitutes/${work.requestId}/look/${work.look}`, dueAt, due, now);

/** Notes that an acceptance is to be finished, should whoever began it not come to it. */
export function scheduleSettling(work: Work, userId: string, due: Pick<DueIndex, 'schedule'>, now: Date) {
  const dueAt = new Date(now.getTime() + acceptanceMs).toISOString();
  return schedule(work, `substitutes/${work.requestId}/settle/${userId}`, dueAt, due, now);
}

function schedule(work: Work, key: string, dueAt: string, due: Pick<DueIndex, 'schedule'>, now: Date): Promise<void> {
  const data: EventWork = { kind: 'substitutes', ...work };
  return due.schedule({ queue: eventQueue, key, dueAt, data }, now);
}
