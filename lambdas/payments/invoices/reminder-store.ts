import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { daysBetweenReminders } from '#shared/payments/invoices/reminders.ts';
import { invoiceReminderEntity } from './invoice-reminder.entity.ts';

interface Key {
  readonly teamId: string;
  readonly personId: string;
}

/** Whose payers were reminded when. Reads are strongly consistent. */
export interface ReminderStore {
  /** By player. */
  list(teamId: string): Promise<ReadonlyMap<string, string>>;
  /** Reminds once in three days, however many press at once; false where the last time is not so long ago. */
  remind(key: Key, fact: ReturnType<typeof factRow>, now: Date): Promise<boolean>;
  /** Notes a reminder that came by itself. */
  note(key: Key, now: Date): Promise<void>;
}

const dayMs = 86_400_000;
/** So long it is shown when they were reminded. */
const keptDays = 180;

export function createReminderStore(table: Table, retry: Retry = createRetry({ tries: 12 })): ReminderStore {
  const rows = invoiceReminderEntity(table);
  const write = createWriteOver({ reminder: rows, outbox: outboxEntity(table) }, retry);
  const rowOf = (key: Key, now: Date) => ({
    ...key,
    at: now.toISOString(),
    expires: Math.floor((now.getTime() + keptDays * dayMs) / 1000),
  });
  return {
    list: async (teamId) => {
      const { data } = await rows.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' });
      return new Map(data.map(({ personId, at }) => [personId, at]));
    },
    remind: async (key, fact, now) => {
      const before = new Date(now.getTime() - daysBetweenReminders * dayMs).toISOString();
      const refused = await write((parts) => [
        parts.reminder
          .put(rowOf(key, now))
          .where(({ at }, { lte, notExists }) => `${notExists(at)} OR ${lte(at, before)}`)
          .commit(),
        parts.outbox.put(fact).commit(),
      ]);
      return refused.length === 0;
    },
    note: async (key, now) => void (await rows.put(rowOf(key, now)).go()),
  };
}
