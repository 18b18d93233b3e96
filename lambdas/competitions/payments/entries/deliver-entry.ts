import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { paidByCard, takenOff, withPaid } from '#shared/competitions/payments/card-payments.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { standing, startOfTournament } from '#shared/competitions/tournaments/held-entries.ts';
import { settlementsOf } from '../../tournaments/entry-settlements.ts';
import { tournamentChangedFact } from '../../tournaments/facts.ts';
import {
  createTournamentReader,
  type StoredList,
  type StoredTournament,
  type TournamentReader,
} from '../../tournaments/tournament-reader.ts';
import { createTournamentWrites, type TournamentRows } from '../../tournaments/writes/store.ts';
import { paidIn } from '../checkout/paid-in.ts';
import { withEntry } from './reserve-entry.ts';

export interface EntryDelivery {
  /**
   * Notes what an order paid at its entry, which stands once all of its fee is paid; the money of an entry that is gone by now goes
   * back. Either is recorded before it is done with, so that a payment always has an entry or a refund (promise P15). Safe to repeat.
   */
  deliver(orderId: string, now: Date): Promise<void>;
  /** Holds an entry for as long as the payment of its order may take now. Safe to repeat. */
  keepHold(hold: { readonly orderId: string; readonly until: string }, now: Date): Promise<void>;
  /** All that was paid for a canceled tournament goes back whole; what is being paid is closed. Safe to repeat. */
  sendAllBack(tournamentId: string, now: Date): Promise<void>;
}

type Reads = Pick<TournamentReader, 'find' | 'listsOf'>;

export function createEntryDelivery(table: Table, orders: Pick<Orders, 'find'>, retry?: Retry): EntryDelivery {
  const reads = createTournamentReader(table);
  const { settle, write } = createTournamentWrites(table, retry);
  return {
    deliver: async (orderId, now) => {
      const order = await orders.find(orderId);
      if (!order) throw new Error('A paid order is gone');
      for (const personId of peopleOf(order)) await settle(() => delivering(order, personId, reads, now));
    },
    keepHold: async ({ orderId, until }, now) => {
      const order = await orders.find(orderId);
      if (order?.expiresAt === until) await settle(() => holding(order, reads, now));
    },
    sendAllBack: async (tournamentId, now) => {
      const tournament = await reads.find(tournamentId);
      if (tournament?.status !== 'cancelled') return;
      const lists = await reads.listsOf(tournamentId);
      const entries = lists.flatMap(({ list }) => list.entries);
      const facts = settlementsOf(tournament, entries, 'cancelled', now);
      await inParallel(facts, 10, (fact) => write((rows) => [rows.outbox.put(fact).commit()]));
    },
  };
}

const nothing = { found: undefined };

async function delivering(order: StoredOrder, personId: string, reads: Reads, now: Date) {
  const { orderId, paidAt = now.toISOString() } = order;
  const { tournament, held } = await findHeld(order, reads);
  // What went back is not delivered by a repeat.
  if (!tournament || order.refunds.some((refund) => refund.personId === personId)) return nothing;
  const payments = held && withPaid(held.entry.cardPayments, { ...paidIn(order, personId), paidAt });
  if (payments && payments === held.entry.cardPayments) return nothing;
  if (held && payments && tournament.status !== 'cancelled') {
    const paid = { ...held.entry, cardPayments: payments };
    const { price } = paid;
    const isWhole = price !== undefined && paidByCard(payments) + takenOff(payments) >= price.amountMinor;
    return changing(tournament, held, isWhole ? standing(paid) : paid, now);
  }
  const startsAt = startOfTournament(tournament.facts);
  const undelivered = settlementFact({ orderId, personId, cause: 'undelivered', startsAt }, now);
  return { found: undefined, compose: (rows: TournamentRows) => [rows.outbox.put(undelivered).commit()] };
}

async function holding(order: StoredOrder, reads: Reads, now: Date) {
  const { tournament, held } = await findHeld(order, reads);
  if (!tournament || !held?.entry.payBy || held.entry.payBy === order.expiresAt) return nothing;
  return changing(tournament, held, { ...held.entry, payBy: order.expiresAt }, now);
}

interface Held {
  readonly stored: StoredList;
  readonly entry: Entry;
}

/** An entry changes with its tournament as it was read: a canceled one takes nothing in any more. */
function changing({ tournamentId, version }: StoredTournament, held: Held, entry: Entry, now: Date) {
  const { categoryId, version: listed } = held.stored;
  return {
    found: undefined,
    compose: (rows: TournamentRows) => [
      withEntry(rows, held, entry),
      rows.tournament
        .check({ tournamentId })
        .where((row, { eq }) => eq(row.version, version))
        .commit(),
      rows.outbox.put(tournamentChangedFact(tournamentId, [categoryId, listed + 1], now)).commit(),
    ],
  };
}

async function findHeld({ orderId, subjectId }: StoredOrder, { find, listsOf }: Reads) {
  const [tournament, lists] = await Promise.all([find(subjectId), listsOf(subjectId)]);
  const isOf = ({ cardPayments = [] }: Entry) => cardPayments.some((one) => one.orderId === orderId);
  const [held] = lists.flatMap((stored): Held[] =>
    stored.list.entries.filter(isOf).map((entry) => ({ stored, entry })),
  );
  return { tournament, held };
}
