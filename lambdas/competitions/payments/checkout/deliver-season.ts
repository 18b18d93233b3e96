import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { withPaid } from '#shared/competitions/payments/card-payments.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { paidStanding } from '../../seasons/registration/moves/confirm.ts';
import { moved } from '../../seasons/registration/promotion.ts';
import type { StoredSeason, StoredSquad } from '../../seasons/season-reader.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import { createStored, type Stored, type StoredRegistration } from '../../seasons/stored.ts';
import { createWrites, type Parts, type Rows } from '../../seasons/writes/store.ts';
import { paidIn } from './paid-in.ts';
import { settlementsFor, startOfSeason } from './season-settlements.ts';

export interface SeasonDelivery {
  /**
   * Notes what an order paid at the places or the team that it is for; the money of those that are gone by now goes back. Either
   * is recorded before it is done with, so that a payment always has a place or a refund (promise P15). Safe to repeat.
   */
  deliver(orderId: string, now: Date): Promise<void>;
  /** All that was paid for a canceled season goes back whole; what is being paid is closed. Safe to repeat. */
  sendAllBack(seasonId: string, now: Date): Promise<void>;
}

export function createSeasonDelivery(table: Table, orders: Pick<Orders, 'find'>, retry?: Retry): SeasonDelivery {
  const stored = createStored(table);
  const { settle, write } = createWrites(table, retry);
  return {
    deliver: async (orderId, now) => {
      const order = await orders.find(orderId);
      if (!order) throw new Error('A paid order is gone');
      for (const personId of peopleOf(order)) await settle(() => delivering(order, personId, stored, now));
    },
    sendAllBack: async (seasonId, now) => {
      const season = await stored.find(seasonId);
      if (season?.status !== 'cancelled') return;
      const [registrations, squads] = await Promise.all([stored.registrationsFor(seasonId), stored.squadsOf(seasonId)]);
      const held = [...registrations.filter(({ status }) => isStanding(status)), ...squads.filter(plays)];
      const facts = held.flatMap(({ cardPayments }) => settlementsFor(season, cardPayments, 'cancelled', now));
      await inParallel(facts, 10, (fact) => write((rows) => [rows.outbox.put(fact).commit()]));
    },
  };
}

async function delivering(order: StoredOrder, personId: string, stored: Stored, now: Date) {
  const { orderId, subjectId: seasonId, paidAt = now.toISOString() } = order;
  const [season, held] = await Promise.all([stored.find(seasonId), findHeld(order, personId, stored)]);
  // What went back is not delivered by a repeat.
  if (!season || order.refunds.some((refund) => refund.personId === personId)) return undefined;
  const payments = held && withPaid(held.row.cardPayments, { ...paidIn(order, personId), paidAt });
  // A place that was handed on since it was paid took its payment along.
  if (payments && payments === held.row.cardPayments) return undefined;
  if (held?.kind === 'registration' && wasDelivered(held.row, orderId)) return undefined;
  if (held && payments && isHeld(season, held))
    return (rows: Rows) => noting(rows, season, held, payments, now) as Parts;
  const undelivered = settlementFact({ orderId, personId, cause: 'undelivered', startsAt: startOfSeason(season) }, now);
  return (rows: Rows) => [rows.outbox.put(undelivered).commit()] as Parts;
}

const wasDelivered = ({ earlierPayments = [] }: StoredRegistration, orderId: string): boolean =>
  earlierPayments.some((one) => one.orderId === orderId && one.paidAt);

type Held =
  | { readonly kind: 'team'; readonly row: StoredSquad }
  | { readonly kind: 'registration'; readonly row: StoredRegistration };

async function findHeld(
  { orderId, subjectId: seasonId, lines }: StoredOrder,
  personId: string,
  stored: Stored,
): Promise<Held | undefined> {
  if (lines.some(({ kind }) => kind === 'team')) {
    const squads = await stored.squadsOf(seasonId);
    const row = squads.find(({ cardPayments = [] }) => cardPayments.some((one) => one.orderId === orderId));
    return row && { kind: 'team', row };
  }
  const row = await stored.registration(personId, seasonId);
  return row && { kind: 'registration', row };
}

const isHeld = ({ status }: StoredSeason, { kind, row }: Held): boolean =>
  status !== 'cancelled' && (kind === 'team' ? plays(row) : isStanding(row.status));

/** A spot that was held for it is the player’s from now on. */
function noting(
  rows: Rows,
  season: StoredSeason,
  { kind, row }: Held,
  cardPayments: StoredSquad['cardPayments'],
  now: Date,
): readonly unknown[] {
  if (kind === 'registration' && row.status === 'pending_payment')
    return moved(rows, season, row, { status: paidStanding(season, row), cardPayments }, now);
  const set = { cardPayments, version: row.version + 1 };
  return [
    kind === 'team'
      ? rows.squad
          .patch({ seasonId: row.seasonId, squadId: row.squadId })
          .set(set)
          .where(({ version }, { eq }) => eq(version, row.version))
          .commit()
      : rows.registration
          .patch({ userId: row.userId, seasonId: row.seasonId })
          .set(set)
          .where(({ version }, { eq }) => eq(version, row.version))
          .commit(),
  ];
}
