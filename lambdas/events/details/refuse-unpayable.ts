import { refuseForCards, type Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { cardPriceOf } from '#shared/events/payments/card-share.ts';
import { isRaised, isRefundedLess } from '#shared/events/payments/event-dues.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import type { Payment } from '#shared/events/payments/schemas.ts';
import { pricesOf } from '#shared/events/payments/ticket-sale.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { pricedSlotsOf, slotGroupsOf } from '#shared/events/slots/schemas.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import { sellerOfEvent } from '../checkout/seller-of-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { StoredEvent } from './stored-event.ts';

/** What is published, and who sells it. */
type Offered = Payment & Pick<StoredEvent, 'hostingTeam' | 'creatorId'>;

/**
 * What costs something is found only when its players can pay: the host says how (decision D62), or takes cards and says what
 * comes back. Tickets are paid by card.
 * @throws {Problem} event.payoutNeeded at payOutside, or at tickets; payment.wayNeeded where a shared cost has no way;
 * payout.otherCurrency and payment.tooLittle, at the price
 */
export async function refuseUnpayable(event: Offered, sellers: Sellers, now: Date): Promise<void> {
  const field = pricedBy(event);
  if (field === undefined) return;
  const hasTickets = field === 'ticketTypes';
  if (!hasTickets && isPayable(event.payOutside)) return refuseOtherCurrency(event, field, sellers, now);
  if (!hasTickets && !cardPriceOf(event)) throw atField('payment.wayNeeded', 'payOutside');
  const seller = await sellerOfEvent(event, sellers, now);
  refuseForCards({ prices: pricesOf(event) }, seller, field);
  if (!seller.account) throw atField('event.payoutNeeded', hasTickets ? field : 'payOutside');
}

/** Who is paid at the door too still says by a refund policy that cards are taken. */
async function refuseOtherCurrency(event: Offered, field: string, sellers: Sellers, now: Date): Promise<void> {
  if (!event.price || !event.refundPolicy) return;
  const seller = await sellerOfEvent(event, sellers, now);
  refuseForCards({}, seller, field);
}

/**
 * A price never rises for players who are in. Once one paid by card the refund policy only becomes more generous (domain 4.4), and
 * slots with a price stay.
 * @throws {Problem} event.priceRaised, at the price; event.refundsReduced, at the policy; event.slotSold, at the slots
 */
export async function refuseWorse(
  before: StoredEvent,
  after: Payment & Pick<StoredEvent, 'eventSlotGroup'>,
  findLine: (eventId: string) => Promise<StoredLine | undefined>,
): Promise<void> {
  const [raised, reduced, removed] = [
    isRaised(before, after),
    isRefundedLess(before, after),
    isSlotGone(before, after),
  ];
  if (before.status === 'draft' || !(raised || reduced || removed)) return;
  const line = await findLine(before.eventId);
  if (!line) return;
  if (raised && seating(line).in.some((userId) => !isHost(before, userId)))
    throw atField('event.priceRaised', pricedBy(after) ?? 'price.amountMinor');
  if (ordersOn(line).size > 0) refuseBelowPaid(reduced, removed);
}

function refuseBelowPaid(isReduced: boolean, isRemoved: boolean): void {
  if (isReduced) throw atField('event.refundsReduced', 'refundPolicy');
  if (isRemoved) throw atField('event.slotSold', 'eventSlotGroup');
}

/** Whether a slot with a price is no longer there. */
function isSlotGone(before: Pick<StoredEvent, 'eventSlotGroup'>, after: Pick<StoredEvent, 'eventSlotGroup'>): boolean {
  const still = new Set(slotGroupsOf(after).flatMap(({ slots }) => slots.map(({ slotId }) => slotId)));
  return pricedSlotsOf(before).some(({ slotId }) => !still.has(slotId));
}

const atField = (
  code: 'event.priceRaised' | 'event.refundsReduced' | 'event.slotSold' | 'event.payoutNeeded' | 'payment.wayNeeded',
  field: string,
) => new Problem(code, { fields: { [field]: errors[code].title } });
