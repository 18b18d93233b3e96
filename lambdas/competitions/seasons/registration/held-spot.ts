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

/**
 * A registration that another record of the player had, or has again. One that is held for its payment keeps its time; where that is
 * over or not known any more it has a day, because its payer has to hear of it.
 */
export function heldAnew(row: StoredRegistration, now: Date): StoredRegistration {
  const { payBy = '', ...others } = row;
  if (row.status !== 'pending_payment') return others;
  return { ...others, payBy: payBy > now.toISOString() ? payBy : payByOf('later', now) };
}

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
