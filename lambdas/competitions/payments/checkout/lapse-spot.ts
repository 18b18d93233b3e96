import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { awaitsPlacement } from '#shared/competitions/payments/card-payments.ts';
import { isPastDue, needsCard } from '#shared/competitions/payments/payment-hold.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { PersonId, SeasonId } from '#shared/ids.ts';
import type { RegistrationStore } from '../../seasons/registration/registration-store.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import type { StoredRegistration } from '../../seasons/stored.ts';
import { awaitedOf } from './awaited-orders.ts';
import { sellerOfSeason } from './season-order.ts';

/** Where held spots wait for the end of their time. */
export const heldSpotsQueue = 'seasons-holds';

export const HeldSpotWork = z.strictObject({ seasonId: SeasonId, userId: PersonId });
type Spot = z.output<typeof HeldSpotWork>;

export interface Lapsing extends Sellers {
  readonly registrations: Pick<RegistrationStore, 'find' | 'registration' | 'leave' | 'confirm' | 'putBack'>;
  readonly orders: Pick<Orders, 'find'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Has a held spot looked at then. */
export const lookAgain = ({ seasonId, userId }: Spot, at: string, { due }: Pick<Lapsing, 'due'>, now: Date) =>
  due.schedule(
    { queue: heldSpotsQueue, key: `${seasonId} ${userId} ${at}`, dueAt: at, data: { seasonId, userId } },
    now,
  );

const minuteMs = 60_000;

/**
 * Gives a held spot on that was not paid in time; a free agent whose card was refused goes to the end of the list. While a payment
 * for it can still come, or came and is not noted yet, it is waited for; where the player needs no card any more, the spot is theirs.
 * Safe to repeat.
 */
export async function lapseSpot(spot: Spot, by: Lapsing, now: Date): Promise<void> {
  const { seasonId, userId } = spot;
  const { registrations } = by;
  const [season, place] = await Promise.all([
    registrations.find(seasonId),
    registrations.registration(userId, seasonId),
  ]);
  if (!season || !place || !isEditable(season.status) || !isPastDue(place, now)) return;
  const [awaited] = await awaitedOf(place.cardPayments ?? [], by.orders);
  if (awaited) return lookAgain(spot, later(awaited, now), by, now);
  if (!(await isDueByCard(season, place, by, now))) return registrations.confirm(season, userId, now);
  if (isRefused(place)) return registrations.putBack(season, userId, now);
  await registrations.leave(season, userId, 'lapsed', now);
}

const later = ({ expiresAt }: StoredOrder, now: Date): string => {
  const next = new Date(now.getTime() + minuteMs).toISOString();
  return expiresAt > next ? expiresAt : next;
};

/** Whether the card of a free agent was refused who is on a team. */
const isRefused = ({ squadIds, cardPayments = [] }: StoredRegistration): boolean =>
  squadIds.length > 0 && cardPayments.some(awaitsPlacement);

/** Whether it still is only a card that can pay for it: the organizer may have marked it, or offer another way by now. */
export async function isDueByCard(
  season: StoredSeason,
  place: StoredRegistration,
  by: Pick<Lapsing, 'payments' | 'payouts' | 'teams'>,
  now: Date,
): Promise<boolean> {
  if (!needsCard(season.facts, place)) return false;
  const [paid, { account }] = await Promise.all([
    by.payments.find(season.seasonId, [place.userId]),
    sellerOfSeason(season, place.price?.amountMinor ?? 0, by, now),
  ]);
  return paid.size === 0 && account !== undefined;
}
