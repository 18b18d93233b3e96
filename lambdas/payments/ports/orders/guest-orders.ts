import type { Table } from '#lambdas/kernel/data/table.ts';
import { orderEntity } from './order.entity.ts';
import { orderClaimEntity } from './order-claim.entity.ts';
import { claimOf } from './order-claims.ts';
import { type Orders, putOf, type Write } from './orders.ts';
import type { StoredOrder } from './stored-order.ts';

/** What becomes of the orders of payers without an account. */
export interface GuestOrders {
  /**
   * Parts of the transaction in which an account takes over the spot that a guest paid for: the order is theirs from then on. They
   * are refused where it changed, or another order for a spot of theirs was made, since they were read.
   * @param known the order that last paid, or was to pay, for a spot of the account's own
   */
  handOver(order: StoredOrder, userId: string, known: StoredOrder | undefined): readonly Write[];
  /** Drops the names and addresses of a guest from all their orders. Safe to repeat. */
  forgetGuest(guestId: string): Promise<void>;
}

export function createGuestOrders(table: Table, { move }: Pick<Orders, 'move'>): GuestOrders {
  const rows = orderEntity(table);
  const claims = orderClaimEntity(table);
  return {
    handOver: (order, userId, known) => [
      { Put: putOf(givenTo(rows, order, userId)) },
      { Put: putOf(claimOf(claims, order, userId, known?.orderId)) },
    ],
    forgetGuest: async (userId) => {
      const { data } = await rows.query.byPayer({ userId }).go({ pages: 'all' });
      for (const { orderId } of data) await move(orderId, withoutGuest);
    },
  };
}

const givenTo = (rows: ReturnType<typeof orderEntity>, { guest: _, ...order }: StoredOrder, userId: string) =>
  rows
    .put({
      ...order,
      userId,
      claimedFrom: order.userId,
      lines: order.lines.map((line) => ({ ...line, personId: userId })),
      version: order.version + 1,
    })
    .where(({ version }, { eq }) => eq(version, order.version));

const forgottenName = 'A guest';

/** Nothing where the order is an account's by now, or was made anonymous before. */
function withoutGuest({ guest, ...order }: StoredOrder) {
  if (!guest) return undefined;
  const lines = order.lines.map((line) => ({ ...line, name: forgottenName }));
  return { order: { ...order, payerName: forgottenName, lines } };
}
