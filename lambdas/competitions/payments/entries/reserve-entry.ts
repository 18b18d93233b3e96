import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { placeOrder } from '#lambdas/payments/ports/orders/place-order.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { tournamentChangedFact } from '../../tournaments/facts.ts';
import type { StoredTournament } from '../../tournaments/tournament-reader.ts';
import { createTournamentWrites, type TournamentRows } from '../../tournaments/writes/store.ts';
import { sellerIn } from '../checkout/reserve-season.ts';
import type { PayableEntry } from './payable-entries.ts';

interface Reserving {
  readonly payable: PayableEntry;
  /** Payments of the entry that stay: those that are paid, and a partner's half that is being paid. */
  readonly kept: readonly CardPayment[];
  /** Orders that it replaces, which no payer began to pay. */
  readonly replaced: readonly StoredOrder[];
}

/**
 * Stores an order with the entry that it pays for, in one transaction: the entry names its order from then on, so whatever ends it
 * settles the order too, and from the first one on the tournament needs the payout account.
 * @returns false where the entries or the tournament moved since they were read
 */
export type ReserveEntry = (
  tournament: StoredTournament,
  order: StoredOrder,
  reserving: Reserving,
  now: Date,
) => Promise<boolean>;

type Parts = ReturnType<Parameters<ReturnType<typeof createTournamentWrites>['write']>[0]>;

export function createReserveEntry(table: Table, retry?: Retry): ReserveEntry {
  const { write } = createTournamentWrites(table, retry);
  const uses = usesOf(table);
  return async ({ tournamentId, version }, order, { payable, kept, replaced }, now) => {
    const { subjectId: refId, title, href } = order;
    const needs = await uses.beginIn(sellerIn(order), { kind: 'tournament', refId, title, href });
    const entry = { ...payable.entry, price: payable.fee, cardPayments: [...kept, paymentOf(order)] };
    const { categoryId, version: listed } = payable.stored;
    const refused = await write(
      (rows) =>
        [
          ...placeOrder(rows, order, replaced),
          ...needs(rows),
          withEntry(rows, payable, entry),
          rows.tournament
            .check({ tournamentId })
            .where((row, { eq }) => eq(row.version, version))
            .commit(),
          rows.outbox.put(tournamentChangedFact(tournamentId, [categoryId, listed + 1], now)).commit(),
        ] as Parts,
    );
    return refused.length === 0;
  };
}

/** The promise goes with the payment: who paid may withdraw until then. */
function paymentOf({ orderId, userId, lines, terms }: StoredOrder): CardPayment {
  const personId = lines[0]?.personId ?? userId;
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return { orderId, personId, amountMinor, ...(terms.refundUntil && { refundUntil: terms.refundUntil }) };
}

/** The list with an entry as it is now, if the list still is what was read. */
export function withEntry(
  rows: TournamentRows,
  { stored: { tournamentId, categoryId, version, list } }: Pick<PayableEntry, 'stored'>,
  entry: Entry,
) {
  const entries = list.entries.map((one) => (one.entryId === entry.entryId ? entry : one));
  return rows.entries
    .patch({ tournamentId, categoryId })
    .set({ list: { ...list, entries }, version: version + 1 })
    .where((row, { eq }) => eq(row.version, version))
    .commit();
}
