import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { placeOrder } from '#lambdas/payments/ports/orders/place-order.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { type CardPayment, withPayment } from '#shared/competitions/payments/card-payments.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import { createWrites, type Parts, type Rows } from '../../seasons/writes/store.ts';
import type { Payable } from './payable.ts';

interface Reserving {
  readonly chosen: readonly Payable[];
  /** Orders that it replaces, which no payer began to pay. */
  readonly before: readonly StoredOrder[];
}

/**
 * Stores an order with the places or the team that it pays for, in one transaction: each names its order from then on, so whatever
 * ends it settles the order too, and from the first one on the season needs the payout account.
 * @returns false where something of it, or the season, moved since it was read
 */
export type Reserve = (season: StoredSeason, order: StoredOrder, reserving: Reserving) => Promise<boolean>;

export function createReserve(table: Table, retry?: Retry): Reserve {
  const { write } = createWrites(table, retry);
  const uses = usesOf(table);
  return async ({ seasonId, status }, order, { chosen, before }) => {
    const needs = await uses.beginIn(sellerIn(order), useOf(order));
    const refused = await write(
      (rows) =>
        [
          ...placeOrder(rows, order, before),
          ...needs(rows),
          ...chosen.map((one) => naming(rows, one, paymentOf(order, one))),
          rows.season
            .check({ seasonId })
            .where((row, { eq }) => eq(row.status, status))
            .commit(),
        ] as Parts,
    );
    return refused.length === 0;
  };
}

/** The account that an order is sold on. */
export const sellerIn = ({ sellerKind: ownerKind, sellerId: ownerId, stripeId }: StoredOrder) => ({
  ownerKind,
  ownerId,
  stripeId,
});
const useOf = ({ subjectId: refId, title, href }: StoredOrder) => ({ kind: 'season' as const, refId, title, href });

function paymentOf({ orderId, lines, pledge }: StoredOrder, { personId }: Payable): CardPayment {
  const amountMinor = lines.find((line) => line.personId === personId)?.amountMinor ?? 0;
  return { orderId, personId, amountMinor, ...(pledge && { whenPlaced: true }) };
}

function naming(rows: Rows, { of, cardPayments, beside = [] }: Payable, payment: CardPayment) {
  const set = { cardPayments: [...withPayment(cardPayments, payment), ...beside], version: of.row.version + 1 };
  return of.kind !== 'registration'
    ? rows.squad
        .patch({ seasonId: of.row.seasonId, squadId: of.row.squadId })
        .set(set)
        .where((row, { eq }) => eq(row.version, of.row.version))
        .commit()
    : rows.registration
        .patch({ userId: of.row.userId, seasonId: of.row.seasonId })
        .set(set)
        .where((row, { eq }) => eq(row.version, of.row.version))
        .commit();
}
