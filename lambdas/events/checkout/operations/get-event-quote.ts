import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { AidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { shownDiscount } from '#lambdas/payments/ports/discounts/discounts.ts';
import { slotClaim } from '#lambdas/payments/ports/orders/order-claims.ts';
import { type StoredOrder, shownOrder, shownTerms } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { byCard } from '#shared/events/payments/all-in-price.ts';
import { shareLocksAt } from '#shared/events/payments/card-share.ts';
import { shareToday } from '#shared/events/payments/final-shares.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import { lateRoom } from '#shared/events/rsvp/line/late-shares.ts';
import { orderOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { pricedSlotsOf, slotGroupsOf } from '#shared/events/slots/schemas.ts';
import { toShownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { Quote } from '#shared/payments/quote.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { backOfDates } from '../../series/pass/back-of-dates.ts';
import { holdersOf } from '../../slots/choose.ts';
import type { SlotStore } from '../../slots/store.ts';
import { standingOfAid } from '../event-aid.ts';
import { childrenOf, familyOrders, forFamily } from '../family/for-family.ts';
import { type Lowering, readLowering } from '../lower-price.ts';
import { slotsOf, ticketsOf, totalWith } from '../offers.ts';
import { quoteOf, termsOf } from '../order-for.ts';
import { pricedNow } from '../pledge.ts';
import { sellerOfEvent } from '../seller-of-event.ts';
import type { CheckoutParts } from './hold-spots.ts';

interface QuoteParts
  extends Pick<CheckoutParts, 'events' | 'orders' | 'payouts' | 'teams' | 'outside' | 'discounts' | 'membersAmong'> {
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly aid: Pick<AidRequests, 'find'>;
  readonly slots: Pick<SlotStore, 'find'>;
}

type GetEventQuote = (typeof eventCheckout)['operations']['getEventQuote'];

/** The whole price of one spot, for the reader; of each ticket, where there are tickets. */
export async function getEventQuote(
  input: Parsed<GetEventQuote>,
  caller: Caller,
  parts: QuoteParts,
): Promise<Output<GetEventQuote>> {
  const { userId } = actorOf(caller);
  const [signUps, family] = await Promise.all([parts.slots.find(input.eventId), childrenOf(userId, parts, caller.now)]);
  const { event: seen, line } = await visibleEvent(input, parts.events, userId);
  const event = pricedNow(seen, line);
  const [cheapest] = (event.ticketTypes ?? []).toSorted((a, b) => a.price.amountMinor - b.price.amountMinor);
  const price = cheapest?.price ?? event.price;
  if (!price) throw new Problem('payment.notDue');
  const [{ account, plan }, order, memberOf, ofFamily] = await Promise.all([
    sellerOfEvent(event, parts, caller.now),
    parts.orders.findFor({ subjectId: event.eventId, personId: userId }),
    cheapest ? teamsHere(event, userId, parts.events) : [],
    familyOrders(event, userId, family, parts),
  ]);
  const quote = quoteOf(event, [{ personId: userId, name: '', guests: [], ticket: cheapest }], plan);
  if (!quote) throw new Problem('payment.notDue');
  const terms = termsOf(event);
  const aid = await standingOfAid(event, { userId, account: caller.account, now: caller.now }, { account }, parts);
  const reader = { isMember: memberOf.length > 0, now: caller.now };
  const buying = { quote, userId, family, terms: feesOf(event, plan) };
  const lowering = await readLowering(event, buying, parts, caller.now);
  return {
    ...loweredTotal(quote, lowering),
    automatic: lowering.discounts.map(shownDiscount),
    ...toShownFacts(lowering.facts),
    priceMinor: price.amountMinor,
    currency: quote.currency,
    ...(cheapest && {
      tickets: ticketsOf(event, line, reader, (ticket) => loweredTicket(event, ticket, plan, { userId, lowering })),
    }),
    ...slotsOf(event, holdersOf(signUps, { groups: slotGroupsOf(event), line }), {
      userId,
      totalOf: (slot) => totalWith(event, slot, plan, cheapest),
      plan,
    }),
    ...(await slotOrders(event, userId, family, parts)),
    takesCards: account !== undefined,
    takesMoneyAtDoor: !cheapest && isPayable(event.payOutside),
    ...(account && (await owesHere(event, line, userId, parts)) && { canPayLater: true }),
    ...(terms && { terms: shownTerms(terms) }),
    ...orderHere(order, line, userId, caller.now),
    ...(aid && { aid }),
    fees: feesOf(event, plan),
    ...shareOf(event, line, plan),
    ...forFamily(ofFamily, line, order, caller.now),
  };
}

/** The orders that the reader has for slots alone, their own and their children's, each until another one takes its place. */
async function slotOrders(
  event: StoredEvent,
  userId: string,
  family: readonly string[],
  { orders }: Pick<CheckoutParts, 'orders'>,
): Promise<Pick<EventQuote, 'slotOrders'>> {
  const priced = pricedSlotsOf(event);
  if (priced.length === 0) return {};
  const found = await Promise.all(
    priced.flatMap(({ slotId }) =>
      [userId, ...family].map((personId) => orders.findFor(slotClaim(event.eventId, personId, slotId))),
    ),
  );
  const shown = found
    .filter((order) => order !== undefined)
    .filter((order) => order.userId === userId && (isOpen(order.status) || wasCharged(order.status)));
  return { slotOrders: shown.map(shownOrder) };
}

/** The reader's own order, or that a pass for the series holds their spot or paid for it: the pass has a price of its own. */
function orderHere(order: StoredOrder | undefined, line: StoredLine, userId: string, now: Date) {
  if (order?.subjectKind !== 'series') return order && { order: shownOrder(order) };
  if (orderOf(line, userId) !== order.orderId) return undefined;
  return { pass: { isPaid: !isOpen(order.status), backMinor: backOfDates(order, [line], userId, now) } };
}

/** The whole price, lower by what is taken off without a code. */
function loweredTotal(quote: Quote, lowering: Lowering): Pick<EventQuote, 'totalMinor' | 'lowered'> {
  const { totalMinor, names } = lowering.of(quote);
  const [name] = names;
  return { totalMinor, ...(name && { lowered: { name, fullMinor: quote.totalMinor } }) };
}

function loweredTicket(
  event: StoredEvent,
  ticket: TicketType,
  plan: TeamPlan,
  { userId, lowering }: { readonly userId: string; readonly lowering: Lowering },
): number {
  const quote = quoteOf(event, [{ personId: userId, name: '', guests: [], ticket }], plan);
  return quote ? lowering.of(quote).totalMinor : 0;
}

const feesOf = ({ feePayer = 'player' }: StoredEvent, plan: TeamPlan) => ({ plan, feePayer });

/** What a shared cost comes to for the reader, with the service fee. */
function shareOf(event: StoredEvent, line: StoredLine, plan: TeamPlan): Pick<EventQuote, 'share'> {
  const today = shareToday(event, line, hostIdsOf(event));
  if (!today || !event.price) return {};
  const { currency } = event.price;
  const allIn = (amountMinor: number) => byCard({ amountMinor, currency }, { ...event, plan }).amountMinor;
  const isFinal = line.lockedAt !== undefined;
  return {
    share: {
      mostMinor: allIn(event.price.amountMinor),
      todayMinor: allIn(isFinal ? event.price.amountMinor : today.eachMinor),
      heads: today.heads,
      locksAt: shareLocksAt(event.startsAt),
      isFinal,
      isCovered: line.mostSharesMinor === 0 || lateRoom(line) === 0,
    },
  };
}

/** Whether a player who is in has paid neither by card nor the host. */
async function owesHere(
  event: StoredEvent,
  line: StoredLine,
  userId: string,
  { outside }: Pick<CheckoutParts, 'outside'>,
): Promise<boolean> {
  const isPayer = seating(line).in.includes(userId) && !isHost(event, userId) && !orderOf(line, userId);
  return isPayer && (await outside.find(event.eventId, [userId])).size === 0;
}
