import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { startOfTournament } from '#shared/competitions/tournaments/held-entries.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import type { RefundPromise } from '#shared/payments/refund-policy.ts';
import { toInstant } from '#shared/time.ts';
import type { StoredTournament } from './tournament-reader.ts';

/** What a tournament promises of refunds as it stands; undefined where it takes no cards. */
export function promiseOf({ facts }: Pick<StoredTournament, 'facts'>): RefundPromise | undefined {
  const { takesCards, withdrawalDeadline, timeZone } = facts;
  if (!takesCards || !withdrawalDeadline) return undefined;
  const refundUntil = toInstant(withdrawalDeadline, timeZone).toISOString();
  return { terms: { refundPolicy: 'deadline', refundUntil }, startsAt: startOfTournament(facts) };
}

type CauseOf = SettlementCause | ((payment: CardPayment) => SettlementCause);

/** That what was paid for entries by card is settled, whether it is paid by now or not. */
export const settlementsOf = (
  tournament: Pick<StoredTournament, 'facts'>,
  entries: readonly Entry[],
  cause: CauseOf,
  now: Date,
) =>
  entries
    .flatMap(({ cardPayments = [] }) => cardPayments)
    .map((payment) =>
      settlementFact(
        {
          orderId: payment.orderId,
          personId: payment.personId,
          cause: typeof cause === 'function' ? cause(payment) : cause,
          startsAt: startOfTournament(tournament.facts),
          terms: promiseOf(tournament)?.terms,
        },
        now,
      ),
    );

/** Of an entry that was not paid in time: an order that is not paid is closed, and a half that is paid goes back. */
export const whenLapsed = ({ paidAt }: CardPayment): SettlementCause => (paidAt ? 'partnerUnpaid' : 'lapsed');
