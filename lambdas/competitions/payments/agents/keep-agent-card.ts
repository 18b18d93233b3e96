import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { isPledged } from '#shared/payments/orders/pledge.ts';
import { paidStanding } from '../../seasons/registration/moves/confirm.ts';
import { moved } from '../../seasons/registration/promotion.ts';
import { createStored, type Stored } from '../../seasons/stored.ts';
import { createWrites, type Parts, type Rows } from '../../seasons/writes/store.ts';
import { startOfSeason } from '../checkout/season-settlements.ts';

/**
 * A card is saved for free agents: their spots are theirs, and nothing is paid yet. Where a spot was given up meanwhile, the card is
 * forgotten. Safe to repeat.
 */
export type KeepAgentCard = (orderId: string, now: Date) => Promise<void>;

export function createKeepAgentCard(table: Table, orders: Pick<Orders, 'find'>, retry?: Retry): KeepAgentCard {
  const stored = createStored(table);
  const { settle } = createWrites(table, retry);
  return async (orderId, now) => {
    const order = await orders.find(orderId);
    if (!order?.savedCard || !isPledged(order)) return;
    for (const personId of peopleOf(order)) await settle(() => keeping(order, personId, stored, now));
  };
}

async function keeping(order: StoredOrder, personId: string, stored: Stored, now: Date) {
  const { orderId, subjectId: seasonId } = order;
  const [season, row] = await Promise.all([stored.find(seasonId), stored.registration(personId, seasonId)]);
  if (!season) return undefined;
  const isNamed = row?.cardPayments?.some((one) => one.orderId === orderId && one.personId === personId);
  if (!row || !isNamed || !isStanding(row.status) || season.status === 'cancelled') {
    const given = settlementFact({ orderId, personId, cause: 'undelivered', startsAt: startOfSeason(season) }, now);
    return (rows: Rows) => [rows.outbox.put(given).commit()] as Parts;
  }
  if (row.status !== 'pending_payment') return undefined;
  const after = { status: paidStanding(season, row), isCardSaved: true };
  return (rows: Rows) => moved(rows, season, row, after, now) as Parts;
}
