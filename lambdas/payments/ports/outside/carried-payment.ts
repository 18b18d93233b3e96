import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { outsidePaymentEntity } from './outside-payment.entity.ts';

interface Carried {
  /** The player, team or entry that it is for. */
  readonly dueId: string;
  /** What it was paid for, and what it is for from now on. */
  readonly from: string;
  readonly to: string;
}

type Payment = EntityItem<ReturnType<typeof outsidePaymentEntity>>;
type Rows = RowsOf<{ readonly payment: ReturnType<typeof outsidePaymentEntity> }>;

/**
 * Parts of the transaction in which a payer comes from one thing to another: what they paid for the first counts for the
 * second. A payment that is marked, changed or taken back meanwhile refuses them. Who has paid for the second already has
 * paid twice: the first payment stays where it was, as one to pay back.
 */
export type CarryPayment = (carried: Carried) => Promise<(rows: Rows) => readonly unknown[]>;

export function createCarryPayment(table: Table): CarryPayment {
  const payments = outsidePaymentEntity(table);
  const find = async (subjectId: string, userId: string) =>
    (await payments.get({ subjectId, userId }).go({ consistent: true })).data ?? undefined;
  return async ({ dueId: userId, from, to }) => {
    const [before, there] = await Promise.all([find(from, userId), find(to, userId)]);
    const isStill = (rows: Rows) => [
      rows.payment
        .check({ subjectId: from, userId })
        .where(({ mark }, { notExists }) => notExists(mark))
        .commit(),
    ];
    if (there) return () => [];
    return before ? (rows) => moving(rows, before, to) : isStill;
  };
}

const moving = (rows: Rows, { subjectId, userId, ...paid }: Payment, to: string) => [
  rows.payment
    .delete({ subjectId, userId })
    .where(({ at, mark }, { eq }) => `${eq(at, paid.at)} AND ${eq(mark, paid.mark)}`)
    .commit(),
  rows.payment
    .put({ ...paid, userId, subjectId: to })
    .where(({ mark }, { notExists }) => notExists(mark))
    .commit(),
];
