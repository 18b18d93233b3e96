import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { awaitsPlacement } from '#shared/competitions/payments/card-payments.ts';
import { fixBy, paysWhenPlaced } from '#shared/competitions/payments/free-agents.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { chargeAsked } from '#shared/payments/orders/messages.ts';
import { isCharging, isPledged, withChargeDue } from '#shared/payments/orders/pledge.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { isPlaced } from '../../seasons/registration/moves/hold.ts';
import type { RegistrationStore } from '../../seasons/registration/registration-store.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import type { StoredRegistration } from '../../seasons/stored.ts';
import { isDueByCard, type Lapsing } from '../checkout/lapse-spot.ts';

export interface ChargingPlaced extends Omit<Lapsing, 'registrations' | 'orders' | 'due'> {
  readonly registrations: Pick<RegistrationStore, 'find' | 'registration' | 'hold'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
}

/**
 * Has the card of a free agent charged who is on a team by now, once. Without a card, the place is held until they have paid. Nothing
 * where they are on no team, or paid already. Safe to repeat.
 */
export async function chargePlaced(
  { seasonId, userId }: { readonly seasonId: string; readonly userId: string },
  by: ChargingPlaced,
  now: Date,
): Promise<void> {
  const [season, place] = await Promise.all([
    by.registrations.find(seasonId),
    by.registrations.registration(userId, seasonId),
  ]);
  if (!season || !place || !isEditable(season.status) || !isPlaced(place)) return;
  const order = await cardOf(place, by);
  const isPaid = (await by.payments.find(seasonId, [userId])).size > 0;
  if (order && isPledged(order) && order.savedCard && !isPaid)
    return void (await by.orders.move(order.orderId, (is) => charging(is, now)));
  if (order && isOpen(order.status) && !isPledged(order)) return holdRefused(season, userId, order, by, now);
  if (paysWhenPlaced(season.facts, place) && !isPaid && (await isDueByCard(season, place, by, now)))
    await by.registrations.hold(season, userId, { payBy: fixBy(now) }, now);
}

/** The card was refused before: the place is held for as long as its payer has. While it is charged there is nothing to do. */
async function holdRefused(
  season: StoredSeason,
  userId: string,
  order: StoredOrder,
  { registrations }: Pick<ChargingPlaced, 'registrations'>,
  now: Date,
): Promise<void> {
  const { orderId, expiresAt: payBy } = order;
  if (!isCharging(order) && !order.awaitsBank) await registrations.hold(season, userId, { payBy, orderId }, now);
}

/** The order that the player’s own card is charged with. Another player’s card never pays for a spot that was handed on. */
async function cardOf(
  { userId, seasonId, cardPayments = [] }: StoredRegistration,
  { orders }: Pick<ChargingPlaced, 'orders'>,
): Promise<StoredOrder | undefined> {
  const named = cardPayments.find((one) => awaitsPlacement(one) && one.personId === userId);
  const order = named && (await orders.find(named.orderId));
  return order?.subjectId === seasonId ? order : undefined;
}

function charging(is: StoredOrder, now: Date) {
  const order = withChargeDue(is, now.toISOString());
  if (!order) return undefined;
  const { orderId } = is;
  return { order, facts: [factRow(chargeAsked, idFrom('message', chargeAsked.name, orderId), now, { orderId })] };
}
