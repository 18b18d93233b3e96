import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type Reminded, remindedBefore } from '#shared/payments/outside/due-reminders.ts';
import { dueReminderEntity } from './due-reminder.entity.ts';

interface Key {
  readonly subjectId: string;
  readonly dueId: string;
}

/** Who was reminded of what they owe, and when. Reads are strongly consistent. */
export interface DueReminders {
  list(subjectId: string): Promise<Reminded>;
  /** Reminds once a day, however many press at once; false where the last time is not so long ago. */
  remind(key: Key, fact: ReturnType<typeof factRow>, now: Date): Promise<boolean>;
}

const dayMs = 86_400_000;
/** So long it is shown when they were reminded. */
const keptDays = 180;

export function createDueReminders(table: Table, retry: Retry = createRetry({ tries: 12 })): DueReminders {
  const rows = dueReminderEntity(table);
  const write = createWriteOver({ reminder: rows, outbox: outboxEntity(table) }, retry);
  return {
    list: async (subjectId) => {
      const { data } = await rows.query.bySubject({ subjectId }).go({ consistent: true, pages: 'all' });
      return Object.fromEntries(data.map(({ dueId, at }) => [dueId, at]));
    },
    remind: async (key, fact, now) => {
      const expires = Math.floor((now.getTime() + keptDays * dayMs) / 1000);
      const refused = await write(({ reminder, outbox }) => [
        reminder
          .put({ ...key, at: now.toISOString(), expires })
          .where(({ at }, { lte, notExists }) => `${notExists(at)} OR ${lte(at, remindedBefore(now))}`)
          .commit(),
        outbox.put(fact).commit(),
      ]);
      return refused.length === 0;
    },
  };
}
