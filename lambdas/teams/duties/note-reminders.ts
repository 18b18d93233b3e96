import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { dutyReminderHours } from '#shared/teams/duties/rules.ts';
import { teamDue } from '../details/teams-queue.ts';
import type { StoredDuty } from './store.ts';

/** Before the duty: work without one does nothing, one without work is never reminded of. */
export async function noteReminders(
  { teamId, dutyId, startsAt }: Pick<StoredDuty, 'teamId' | 'dutyId' | 'startsAt'>,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  for (const hours of dutyReminderHours) {
    const dueAt = new Date(Date.parse(startsAt) - hours * 3_600_000);
    if (dueAt <= now) continue;
    const data = { what: 'dutyReminder', teamId, dutyId, startsAt, hours } as const;
    await due.schedule(teamDue(dueAt.toISOString(), data), now);
  }
}
