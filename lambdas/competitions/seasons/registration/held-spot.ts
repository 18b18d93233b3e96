import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { spotHeld } from '#shared/competitions/payments/messages.ts';
import { type HoldKind, needsCard, payByOf } from '#shared/competitions/payments/payment-hold.ts';
import type { RegistrationStatus } from '#shared/competitions/seasons/words.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { StoredRegistration } from '../stored.ts';
import type { Rows } from '../writes/store.ts';

interface Standing {
  readonly status: RegistrationStatus;
  /** Until when it has to be paid, where it is held for that. */
  readonly payBy?: string;
}

/** How a player stands who comes in: in, or with a spot that is held until a card paid for it. */
export const comingIn = (
  { facts }: StoredSeason,
  place: Pick<StoredRegistration, 'price' | 'cardPayments'>,
  status: RegistrationStatus,
  kind: HoldKind,
  now: Date,
): Standing => (needsCard(facts, place) ? { status: 'pending_payment', payBy: payByOf(kind, now) } : { status });

/** That a spot is held for its payment, as a part of the transaction that holds it. */
export function heldFact(
  rows: Rows,
  { seasonId, userId }: Pick<StoredRegistration, 'seasonId' | 'userId'>,
  { status, payBy }: { readonly status: RegistrationStatus; readonly payBy?: string | undefined },
  now: Date,
): readonly unknown[] {
  if (status !== 'pending_payment' || !payBy) return [];
  const id = idFrom('message', spotHeld.name, seasonId, userId, payBy);
  return [rows.outbox.put(factRow(spotHeld, id, now, { seasonId, userId, payBy })).commit()];
}
