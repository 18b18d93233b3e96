import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { isUnsettled } from '../orders/is-unsettled.ts';
import type { Orders } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { Using } from './account-uses.ts';
import type { UsesOf } from './uses-of.ts';

export interface EndingUse {
  readonly orders: Pick<Orders, 'listOf'>;
  readonly uses: Pick<UsesOf, 'end'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

interface Sold {
  readonly kind: Using['kind'];
  /** Where what was sold waits until all its payments are settled. */
  readonly queue: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How what was sold stops needing its payout account, once it is over. */
export interface EndOfUse {
  /** Has it looked at once its refunds have had their time. */
  schedule(refId: string, by: Pick<EndingUse, 'due'>, now: Date): Promise<void>;
  /**
   * Says that it needs the account no more, unless a payer is owed something: then it is looked at again the next day. Safe to
   * repeat.
   * @param isOwed what else is owed to the payer of an order, besides refunds on their way
   */
  end(refId: string, by: EndingUse, now: Date, isOwed?: (order: StoredOrder) => boolean): Promise<void>;
}

/** The work that waits carries `{refId}`: the id of the event or the season. */
export function endOfUse({ kind, queue }: Sold): EndOfUse {
  const scheduleAt = (refId: string, { due }: Pick<EndingUse, 'due'>, at: Date, now: Date) =>
    due.schedule(
      { queue, key: `${refId}/${at.toISOString().slice(0, 16)}`, dueAt: at.toISOString(), data: { refId } },
      now,
    );
  return {
    schedule: (refId, by, now) => scheduleAt(refId, by, new Date(now.getTime() + 10 * minuteMs), now),
    end: async (refId, by, now, isOwed = () => false) => {
      const orders = await by.orders.listOf(refId);
      if (orders.some((order) => isUnsettled(order) || isOwed(order)))
        return scheduleAt(refId, by, new Date(now.getTime() + dayMs), now);
      const accounts = [...new Set(orders.map(({ stripeId }) => stripeId))];
      await inParallel(accounts, 10, (stripeId) => by.uses.end(stripeId, { kind, refId }, now));
    },
  };
}
