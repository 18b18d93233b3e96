import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { payWithCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import { slotClaim } from '#lambdas/payments/ports/orders/order-claims.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { holdUntil } from '#shared/events/checkout/hold.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { isBound, seating } from '#shared/events/rsvp/line/seats.ts';
import { slotProduct } from '#shared/payments/discounts/products.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { nameForHosts } from '#shared/people/family/dependant.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forDependant, forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { childrenToPayFor } from '../family/children-to-pay-for.ts';
import { holdExtraSlot } from '../hold-extra-slot.ts';
import { codeTermsOf, orderOver, slotQuoteOf } from '../order-for.ts';
import { sellerOfEvent } from '../seller-of-event.ts';
import { slotsFor } from '../slots-for.ts';
import type { FamilyCheckoutParts } from './hold-family-spots.ts';

type HoldSlot = (typeof eventCheckout)['operations']['holdSlot'];

/**
 * Holds a slot with a price for a player who is in, or a child of theirs, however the spot was paid, and makes an order for it
 * alone. Pressing twice leads to the same order. What they can spend with the host is used first.
 */
export async function holdSlot(
  input: Parsed<HoldSlot>,
  caller: Caller,
  parts: FamilyCheckoutParts,
): Promise<Output<HoldSlot>> {
  const { eventId, slotId } = input;
  const { userId } = actorOf(caller);
  const { now } = caller;
  const player = await playerOf(input, caller, parts);
  const { personId } = player;
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event, line } = await visibleEvent(input, player.events, userId);
  const [slot] = slotsFor(event, [slotId]);
  if (!slot) throw new Problem('slot.notFound');
  if (isHost(event, userId)) throw new Problem('payment.notDue');
  if (!seating(line).in.includes(personId)) throw new Problem('access.denied');
  const [seller, before] = await Promise.all([
    sellerOfEvent(event, parts, now),
    parts.orders.findFor(slotClaim(eventId, personId, slotId)),
  ]);
  if (before && stands(before, line, personId, now)) {
    if (before.userId !== userId) throw new Problem('order.otherPays');
    return { order: shownOrder(before) };
  }
  const payer = { userId, name: nameForAll(caller.account, now) };
  const quote = slotQuoteOf(event, player, slot, seller.plan);
  const made = orderOver(event, { payer, quote }, seller, { expiresAt: holdUntil(event.startsAt, now), now });
  if (!made) throw new Problem('order.cardsUnavailable');
  const order = await withCodesOf(made, slotProduct(slotId), { event, plan: seller.plan }, parts);
  if (order.totalMinor > 0) refuseMinorPayer(caller.account, now);
  await holdExtraSlot(order, { userId: personId, slotId, before, rights: player.rights, now }, parts);
  return { order: shownOrder(await payWithCredit(order, parts, now)) };
}

/** An order for a slot takes codes where one of the event names it: others lower the price of spots and tickets alone. */
async function withCodesOf(
  order: StoredOrder,
  product: string,
  { event, plan }: { readonly event: StoredEvent; readonly plan: Seller['plan'] },
  { discounts }: Pick<FamilyCheckoutParts, 'discounts'>,
): Promise<StoredOrder> {
  const codes = await discounts.list(event.eventId);
  const isNamed = codes.some(({ endedAt, products }) => !endedAt && products?.includes(product));
  return isNamed ? { ...order, codeTerms: codeTermsOf(event, plan) } : order;
}

/** Whether an order holds the slot or has paid for it, so that no other is needed. */
const stands = ({ orderId, status, expiresAt }: StoredOrder, line: StoredLine, personId: string, now: Date): boolean =>
  isBound(line, personId, orderId) && (wasCharged(status) || (isOpen(status) && expiresAt > now.toISOString()));

/** Who is to have the slot: the caller, or a child that they pay for by a right that must still hold as it is written. */
async function playerOf({ dependantId }: Parsed<HoldSlot>, caller: Caller, parts: FamilyCheckoutParts) {
  const { userId: guardianId } = actorOf(caller);
  const { account, now } = caller;
  const find = () => childrenToPayFor(dependantId ? [{ dependantId }] : [], guardianId, parts, now);
  const [child] = await find();
  const rights = async () =>
    (await find()).map((one) => parts.rightOver({ ...one, guardianId }, { right: 'pay', version: one.version }));
  if (!child)
    return { personId: guardianId, name: nameForAll(account, now), events: forThemselves(parts.events), rights };
  await parts.noteUse(child, now);
  const events = forDependant(parts.events, child);
  return { personId: child.dependantId, name: nameForHosts(child, now), events, rights };
}
