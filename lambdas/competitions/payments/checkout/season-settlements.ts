import { atBest } from '#lambdas/payments/ports/orders/at-best.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import type { RefundPromise } from '#shared/payments/refund-policy.ts';
import { toInstant } from '#shared/time.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';

/** When a season begins: at midnight of its first day, where it is played. Refunds go by the hours before that. */
export const startOfSeason = ({ facts }: Pick<StoredSeason, 'facts'>): string =>
  toInstant(`${facts.startDate}T00:00`, facts.timeZone).toISOString();

/** What a season promises of refunds as it stands: those who paid before something became better have it too. */
export const promiseOf = (season: StoredSeason): RefundPromise | undefined => {
  const { refundPolicy } = season.facts;
  return refundPolicy && { terms: { refundPolicy }, startsAt: startOfSeason(season) };
};

/** An order with what its payer is promised by now. */
export function promisedBy(season: StoredSeason, order: StoredOrder, now: Date): StoredOrder {
  const promise = promiseOf(season);
  return promise ? atBest(order, promise, now) : order;
}

/** That what was paid for a place or a team by card is settled, whether it is paid by now or not. */
export const settlementsFor = (
  season: StoredSeason,
  payments: readonly CardPayment[] = [],
  cause: SettlementCause,
  now: Date,
) =>
  payments.map(({ orderId, personId }) =>
    settlementFact({ orderId, personId, cause, startsAt: startOfSeason(season), terms: promiseOf(season)?.terms }, now),
  );
