import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { SettlementCause } from '#shared/payments/orders/schemas.ts';
import { toInstant } from '#shared/time.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';

/** When a season begins: at midnight of its first day, where it is played. Refunds go by the hours before that. */
export const startOfSeason = ({ facts }: Pick<StoredSeason, 'facts'>): string =>
  toInstant(`${facts.startDate}T00:00`, facts.timeZone).toISOString();

/** That what was paid for a place or a team by card is settled, whether it is paid by now or not. */
export const settlementsFor = (
  season: StoredSeason,
  payments: readonly CardPayment[] = [],
  cause: SettlementCause,
  now: Date,
) =>
  payments.map(({ orderId, personId }) =>
    settlementFact({ orderId, personId, cause, startsAt: startOfSeason(season) }, now),
  );
