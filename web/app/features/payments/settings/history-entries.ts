import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import type { SubscriptionEvent } from '#shared/payments/plans/schemas.ts';

/** One line of what a reader paid. */
export type HistoryEntry =
  | { readonly at: string; readonly order: Order }
  | { readonly at: string; readonly event: SubscriptionEvent };

/** As much of a list, newest first, as was read so far. */
interface ReadSoFar<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | undefined;
}

/** Both lists as one, newest first, as far down as both were read: what is below may have more between. */
export function historyOf(orders: ReadSoFar<Order>, events: ReadSoFar<SubscriptionEvent>): readonly HistoryEntry[] {
  const end = [endOf(orders, ({ createdAt }) => createdAt), endOf(events, ({ at }) => at)].toSorted().at(-1) ?? '';
  const entries: HistoryEntry[] = [
    ...orders.items
      .filter(({ status, awaitsBank }) => wasCharged(status) || awaitsBank)
      .map((order) => ({ at: order.createdAt, order })),
    ...events.items.map((event) => ({ at: event.at, event })),
  ];
  return entries.filter(({ at }) => at >= end).sort((a, b) => b.at.localeCompare(a.at));
}

/** Where a list ends so far; the beginning of time where it was read in whole. */
const endOf = <Item>({ items, nextCursor }: ReadSoFar<Item>, atOf: (item: Item) => string): string => {
  const last = items.at(-1);
  return nextCursor && last ? atOf(last) : '';
};
