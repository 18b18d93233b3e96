import { awaitsPlacement, isUnpaid } from '#shared/competitions/payments/card-payments.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import { settlementsFor } from '../../payments/checkout/season-settlements.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { StoredRegistration } from '../stored.ts';

/** A free agent’s card that does not pay any more: its order is given up, and a payment that comes late goes back. */
export const cardGivenUp = (before: StoredRegistration, season: StoredSeason, now: Date) =>
  givenUp(before, season, { isGiven: awaitsPlacement, cause: 'undelivered' }, now);

/** What was paid another way: orders that are not paid by now are given up, and a payment that comes late goes back. */
export const paidOutside = (
  before: Pick<StoredRegistration, 'cardPayments' | 'earlierPayments'>,
  season: StoredSeason,
  now: Date,
) => givenUp(before, season, { isGiven: isUnpaid, cause: 'paidOutside' }, now);

interface GivingUp {
  readonly isGiven: typeof isUnpaid;
  readonly cause: SettlementCause;
}

function givenUp(
  { cardPayments = [], earlierPayments = [] }: Pick<StoredRegistration, 'cardPayments' | 'earlierPayments'>,
  season: StoredSeason,
  { isGiven, cause }: GivingUp,
  now: Date,
) {
  const given = cardPayments.filter(isGiven);
  const kept = cardPayments.filter((one) => !isGiven(one));
  return {
    set: { cardPayments: kept, earlierPayments: [...earlierPayments, ...given] },
    facts: settlementsFor(season, given, cause, now),
  };
}

/** A spot that is handed on goes without the card that was to pay for it, which is forgotten: with what has to be recorded for that. */
export function withoutCard({ cardPayments = [] }: StoredRegistration, season: StoredSeason, now: Date) {
  const saved = cardPayments.filter(awaitsPlacement);
  const kept = cardPayments.filter((one) => !awaitsPlacement(one));
  return {
    row: saved.length > 0 ? { cardPayments: kept } : {},
    facts: settlementsFor(season, saved, 'undelivered', now),
  };
}
