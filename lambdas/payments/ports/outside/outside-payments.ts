import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Currency } from '#shared/money.ts';
import type { Paid } from '#shared/payments/outside/dues.ts';
import { outsidePaymentEntity } from './outside-payment.entity.ts';

type Row = EntityItem<ReturnType<typeof outsidePaymentEntity>>;

/** Whose payment for what. */
interface Key {
  readonly subjectId: string;
  readonly dueId: string;
}

/** Payments that organizers marked. Reads are strongly consistent. */
export interface OutsidePayments {
  /** All that were marked for one thing, by the id of what they are for. */
  list(subjectId: string): Promise<ReadonlyMap<string, Paid>>;
  /** Some of them. */
  find(subjectId: string, dueIds: readonly string[]): Promise<ReadonlyMap<string, Paid>>;
  /** Marks one in the place of what was marked before. */
  mark(key: Key, paid: Paid): Promise<void>;
  /** Takes a mark back; nothing where there is none. */
  unmark(key: Key): Promise<void>;
  /** What was paid for a spot is the heir's with it. Where the heir has paid already, both marks stand: one is to pay back. Safe to repeat. */
  handOver(subjectId: string, from: string, to: string): Promise<void>;
}

/** Payments as the table keeps them. */
export function createOutsidePayments(table: Table): OutsidePayments {
  const rows = outsidePaymentEntity(table);
  const find: OutsidePayments['find'] = async (subjectId, dueIds) => {
    if (dueIds.length === 0) return new Map();
    const { data } = await rows.get(dueIds.map((userId) => ({ subjectId, userId }))).go({ consistent: true });
    return byDue(data);
  };
  return {
    find,
    list: async (subjectId) =>
      byDue((await rows.query.bySubject({ subjectId }).go({ consistent: true, pages: 'all' })).data),
    mark: async ({ subjectId, dueId }, { mark, amount, at, byName }) => {
      await rows.put({ subjectId, userId: dueId, mark, ...amount, at, byName }).go();
    },
    unmark: async ({ subjectId, dueId }) => {
      await rows.delete({ subjectId, userId: dueId }).go();
    },
    handOver: async (subjectId, from, to) => {
      const { data } = await rows.get({ subjectId, userId: from }).go({ consistent: true });
      if (!data) return;
      const isNew = await wasMade(
        rows
          .put({ ...data, userId: to })
          .where(({ mark }, { notExists }) => notExists(mark))
          .go(),
      );
      const { data: heirs } = await rows.get({ subjectId, userId: to }).go({ consistent: true });
      if (!isNew && heirs?.at !== data.at) return;
      await wasMade(
        rows
          .delete({ subjectId, userId: from })
          .where(({ at }, { eq }) => eq(at, data.at))
          .go(),
      );
    },
  };
}

const byDue = (data: readonly Row[]): ReadonlyMap<string, Paid> =>
  new Map(data.map((row) => [row.userId, toPaid(row)]));

const toPaid = ({ mark, amountMinor, currency, at, byName }: Row): Paid => ({
  mark,
  amount: { amountMinor, currency: Currency.parse(currency) },
  at,
  byName,
});
