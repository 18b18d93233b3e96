import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import type { Credits } from '#lambdas/payments/ports/credits/credits.ts';
import { payWithCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import type { Discounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import { standIn } from '../../rsvp/join-refusal.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { TakeSlots } from '../../slots/slots-of-order.ts';
import { expiryFor, namesFor, playerOf, standing } from '../held-already.ts';
import { orderFor } from '../order-for.ts';
import { asPledge, pricedNow } from '../pledge.ts';
import { reserve } from '../reserve.ts';
import { sellerOfEvent } from '../seller-of-event.ts';
import { slotsFor } from '../slots-for.ts';
import { ticketFor } from '../ticket-for.ts';
import { refuseJoin } from '../why-not-hold.ts';

type HoldSpots = (typeof eventCheckout)['operations']['holdSpots'];

export interface CheckoutParts extends Sellers {
  readonly events: EventStore;
  readonly seats: Pick<SeatStore, 'move'>;
  readonly answers: Pick<AnswerStore, 'save'>;
  readonly orders: Pick<Orders, 'findFor' | 'reserve' | 'move' | 'ofPayer'>;
  readonly discounts: Pick<Discounts, 'list'>;
  readonly membersAmong: MembersAmong;
  readonly credits: Pick<Credits, 'balance'>;
  readonly uses: Pick<UsesOf, 'begin'>;
  readonly outside: Pick<OutsidePayments, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly takeSlots: TakeSlots;
}

/**
 * Holds spots in the line and makes the order for them in one transaction. The price is the event's. Who presses twice, or in two
 * tabs, gets the same order; who brings other guests, or chooses another ticket, or other slots, gets another one in its place, unless
 * they are paying already. What they can spend with the host is used first.
 */
export async function holdSpots(
  input: Parsed<HoldSpots>,
  caller: Caller,
  parts: CheckoutParts,
): Promise<Output<HoldSpots>> {
  const { eventId, guests = [], note } = input;
  const { now } = caller;
  const { event, line, ticket, slots, request, before, seller } = await look(input, caller, parts);
  const { userId } = request;
  const same = standing(before, line, request);
  if (same) return { order: shownOrder(same), ...standIn(line, userId) };
  if (slots.length > 0 && seating(line).in.includes(userId)) throw new Problem('slot.notFree');
  const names = namesFor(line, request, guests);
  const payer = { userId, name: nameForAll(caller.account, now) };
  const players = [{ personId: userId, name: payer.name, guests: names, ticket, slots }];
  const made = orderFor(event, { payer, players }, seller, { expiresAt: expiryFor(event, line, request), now });
  if (!made) throw new Problem('order.cardsUnavailable');
  const order = asPledge(made, event, seller.plan, line);
  if (order.totalMinor > 0) refuseMinorPayer(caller.account, now);
  const replaced = new Map(before && [[userId, before]]);
  const checks = (held: StoredLine) => parts.takeSlots(order, held);
  const moved = await reserve(order, replaced, { eventId, players: [playerOf(line, request)], checks, now }, parts);
  const paying = await payWithCredit(await priceAutomatically(order, noneReturn, parts, now), parts, now);
  if (guests.length > 0 || note)
    await parts.answers.save({ eventId, userId, guests, note, answers: [], updatedAt: now.toISOString() });
  return { order: shownOrder(paying), ...standIn(moved, userId) };
}

/** Players come back to seasons. */
export const noneReturn = async (): Promise<ReadonlySet<string>> => new Set();

/** All that a hold depends on, for a player who may have one. */
async function look(input: Parsed<HoldSpots>, caller: Caller, parts: CheckoutParts) {
  const { eventId, guests = [], group } = input;
  const { userId } = actorOf(caller);
  const { now } = caller;
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event: seen, line } = await visibleEvent(input, forThemselves(parts.events), userId);
  const event = pricedNow(seen, line);
  if (isHost(event, userId)) throw new Problem('payment.notDue');
  if (event.guestNamesRequired && guests.some(({ name }) => !name)) throw new Problem('rsvp.guestNamesMissing');
  const [seller, before, outside, memberOf] = await Promise.all([
    sellerOfEvent(event, parts, now),
    parts.orders.findFor({ subjectId: eventId, personId: userId }),
    parts.outside.find(eventId, [userId]),
    teamsHere(event, userId, parts.events),
  ]);
  if (outside.size > 0) throw new Problem('payment.notDue');
  const ticket = ticketFor(event, input.ticket ?? line.tickets?.[userId], { isMember: memberOf.length > 0, now });
  const player = { ...caller.account, memberOf };
  const slots = slotsFor(event, input.slots);
  const chosen = { ticket: ticket?.key, slots: slots.map(({ slotId }) => slotId) };
  const who = { eventId, userId, heads: 1 + guests.length, group, ...chosen };
  const request = { ...who, player, token: joinKeyOf(event), now };
  refuseJoin(line, request);
  return { event, line, ticket, slots, request, before, seller };
}
