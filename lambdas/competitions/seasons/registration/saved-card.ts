import { awaitsPlacement } from '#shared/competitions/payments/card-payments.ts';
import { settlementsFor } from '../../payments/checkout/season-settlements.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { StoredRegistration } from '../stored.ts';

/** A free agent’s card that does not pay any more: its order is given up, and a payment that comes late goes back. */
export function cardGivenUp(before: StoredRegistration, season: StoredSeason, now: Date) {
  const { cardPayments = [], earlierPayments = [] } = before;
  const given = cardPayments.filter(awaitsPlacement);
  const kept = cardPayments.filter((one) => !awaitsPlacement(one));
  return {
    set: { cardPayments: kept, earlierPayments: [...earlierPayments, ...given] },
    facts: settlementsFor(season, given, 'undelivered', now),
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
