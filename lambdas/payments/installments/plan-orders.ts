import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { rowOf, type StoredInvoice } from '../invoices/invoice-store.ts';
import { accountUseEntity } from '../ports/accounts/account-use.entity.ts';
import { payoutAccountEntity } from '../ports/accounts/payout-account.entity.ts';
import type { UsesOf } from '../ports/accounts/uses-of.ts';
import { creditAfter } from '../ports/credits/credit-moves.ts';
import { creditEntities } from '../ports/credits/credits.ts';
import { discountEntity } from '../ports/discounts/discount.entity.ts';
import { discountUseEntity } from '../ports/discounts/discount-use.entity.ts';
import { orderEntity } from '../ports/orders/order.entity.ts';
import { placeOrder } from '../ports/orders/place-order.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';

type Fact = ReturnType<typeof factRow>;

/** An invoice as it was read, and as it is to be. */
interface Change {
  readonly was: StoredInvoice;
  readonly next: StoredInvoice;
}

interface Reserved extends Change {
  readonly order: StoredOrder;
  /** Orders that it takes the place of. */
  readonly replaced?: readonly StoredOrder[];
  /** That the plan needs the seller's account from now on. */
  readonly use?: Awaited<ReturnType<UsesOf['beginIn']>>;
}

/** Orders that pay installments. False where anything changed since it was read. */
export interface PlanOrders {
  /** Stores an order with its invoice, which names it as the one that was last made to pay it. */
  reserve(reserved: Reserved): Promise<boolean>;
  /** Stores how a charge ended that did not pay, on its order and the invoice at once; its credit is with its payer again. */
  end(before: StoredOrder, after: StoredOrder, change: Change, fact: Fact | undefined, now: Date): Promise<boolean>;
}

export function createPlanOrders(table: Table, retry: Retry = createRetry()): PlanOrders {
  const entities = {
    order: orderEntity(table),
    discount: discountEntity(table),
    discountUse: discountUseEntity(table),
    invoice: invoiceEntity(table),
    ...creditEntities(table),
    accountUse: accountUseEntity(table),
    payoutAccount: payoutAccountEntity(table),
    outbox: outboxEntity(table),
  };
  const write = createWriteOver(entities, retry);
  const put = (rows: Parameters<Parameters<typeof write>[0]>[0], { was, next }: Change) =>
    rows.invoice
      .put(rowOf({ ...next, version: was.version + 1 }))
      .where(({ version }, { eq }) => eq(version, was.version))
      .commit();
  return {
    reserve: async ({ order, was, next, replaced = [], use }) => {
      const refused = await write((rows) => [
        ...(placeOrder(rows, order, replaced) as ReturnType<typeof put>[]),
        put(rows, { was, next: { ...next, payingOrderId: order.orderId } }),
        ...(use ? (use(rows) as ReturnType<typeof put>[]) : []),
      ]);
      return refused.length === 0;
    },
    end: async (before, after, change, fact, now) => {
      const over = { ...after, version: before.version + 1 };
      const refused = await write((rows) => [
        rows.order
          .put(over)
          .where(({ version }, { eq }) => eq(version, before.version))
          .commit(),
        ...creditAfter(rows, before, over, now),
        put(rows, change),
        ...(fact ? [rows.outbox.put(fact).commit()] : []),
      ]);
      return refused.length === 0;
    },
  };
}
