import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import type { Reminder } from '../../reminders/look-at.ts';

/** Where reminders of dependants' events wait for a job of their own: only few events have any. */
export const guardianReminders = {
  queue: 'guardian-reminders',
  of: (reminder: Reminder, dueAt: string): DueWork => ({
    queue: 'guardian-reminders',
    key: `${reminder.eventId}/${reminder.minutesBefore}/${reminder.startsAt}`,
    dueAt,
    data: { ...reminder },
  }),
} as const;
