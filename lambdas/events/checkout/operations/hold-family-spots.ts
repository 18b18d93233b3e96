import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { payWithCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import { nameForHosts } from '#shared/people/family/dependant.ts';
import { notEligibleFor } from '../../dependants/not-eligible-for.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { standIn } from '../../rsvp/join-refusal.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import { childrenToPayFor } from '../family/children-to-pay-for.ts';
import { type FamilyRights, rightsOver } from '../family/rights-over.ts';
import { seenByAll } from '../family/seen-by-all.ts';
import { expiryFor, type HoldRequest, playerOf, standing } from '../held-already.ts';
import { orderFor, type PaidSpot } from '../order-for.ts';
import { asPledge, pricedNow } from '../pledge.ts';
import { reserve } from '../reserve.ts';
import { sellerOfEvent } from '../seller-of-event.ts';
import { slotsFor } from '../slots-for.ts';
import { ticketFor } from '../ticket-for.ts';
import { refuseJoin } from '../why-not-hold.ts';
import { type CheckoutParts, noneReturn } from './hold-spots.ts';

type HoldFamilySpots = (typeof eventCheckout)['operations']['holdFamilySpots'];
type Input = Parsed<HoldFamilySpots>;

export type FamilyCheckoutParts = CheckoutParts & FamilyRights;

/** One of those who come: as the host knows them, how they join, and the order that was there for their spot. */
interface Coming {
  readonly spot: PaidSpot;
  readonly request: HoldRequest;
  readonly before: StoredOrder | undefined;
}

/**
 * Holds the spots of a guardian's children, and their own if they come too, in one order with one service fee: all of them or
 * none. Players with a paid spot are left out of it. Repeating it leads to the same order.
 */
export async function holdFamilySpots(
  input: Input,
  caller: Caller,
  parts: FamilyCheckoutParts,
): Promise<Output<HoldFamilySpots>> {
  const { eventId } = input;
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { event, line, coming, seller } = await look(input, caller, parts);
  const paid = coming.find(({ before, request }) => before && isPaid(before, line, request));
  const toPay = coming.filter(({ before, request }) => !(before && isPaid(before, line, request)));
  if (toPay.length === 0 && paid?.before?.userId === userId)
    return { order: shownOrder(paid.before), ...standIn(line, userId) };
  const same = orderOfAll(toPay, line, userId);
  if (same) return { order: shownOrder(same), ...standIn(line, userId) };
  const [expiresAt = ''] = toPay.map(({ request }) => expiryFor(event, line, request)).sort();
  const payer = { userId, name: nameForAll(caller.account, now) };
  if (toPay.length === 0) throw new Problem('payment.notDue');
  const made = orderFor(event, { payer, players: toPay.map(({ spot }) => spot) }, seller, { expiresAt, now });
  if (!made) throw new Problem('order.cardsUnavailable');
  const order = asPledge(made, event, seller.plan, line);
  if (order.totalMinor > 0) refuseMinorPayer(caller.account, now);
  const before = new Map(toPay.flatMap((one) => (one.before ? [[one.spot.personId, one.before] as const] : [])));
  const players = toPay.map(({ request }) => playerOf(line, request));
  const moved = await reserve(
    order,
    before,
    {
      eventId,
      players,
      checks: async (held) => [
        ...(await rightsOver(input.children, caller, parts)),
        ...(await parts.takeSlots(order, held)),
      ],
      now,
    },
    parts,
  );
  const paying = await payWithCredit(await priceAutomatically(order, noneReturn, parts, now), parts, now);
  return { order: shownOrder(paying), ...standIn(moved, userId) };
}

const isPaid = (before: StoredOrder, line: StoredLine, request: HoldRequest): boolean =>
  before.paidAt !== undefined && standing(before, line, request) !== undefined;

/**
 * The one order that pays for just these.
 * @throws {Problem} order.otherPays while another guardian can still pay for one of them
 */
function orderOfAll(toPay: readonly Coming[], line: StoredLine, userId: string): StoredOrder | undefined {
  const open = toPay.map(({ before, request }) => standing(before, line, request));
  if (open.some((order) => order && order.userId !== userId)) throw new Problem('order.otherPays');
  const [first] = open;
  const people = new Set(first?.lines.map(({ personId }) => personId));
  const isSame = open.every((order) => order?.orderId === first?.orderId) && people.size === toPay.length;
  return isSame ? first : undefined;
}

/** All that the hold depends on, for players who may have one. */
async function look(input: Input, caller: Caller, parts: FamilyCheckoutParts) {
  const { eventId, token, me, children } = input;
  const { userId } = actorOf(caller);
  const { now } = caller;
  const family = await childrenToPayFor(children, userId, parts, now);
  for (const one of family) await parts.noteUse(one, now);
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event: seen, line } = await seenByAll(
    { eventId, token },
    me ? [undefined, ...family] : family,
    userId,
    parts,
  );
  const event = pricedNow(seen, line);
  if (isHost(event, userId)) throw new Problem('payment.notDue');
  const ids = [...(me ? [userId] : []), ...children.map(({ dependantId }) => dependantId)];
  const [seller, outside, memberOf, ...orders] = await Promise.all([
    sellerOfEvent(event, parts, now),
    parts.outside.find(eventId, ids),
    teamsHere(event, userId, parts.events),
    ...ids.map((personId) => parts.orders.findFor({ subjectId: eventId, personId })),
  ]);
  if (outside.size > 0) throw new Problem('payment.notDue');
  const comingAs = (personId: string, said: Said, name: string, facts: object): Coming => {
    const ticket = ticketFor(event, said.ticket ?? line.tickets?.[personId], { isMember: memberOf.length > 0, now });
    const slots = slotsFor(event, said.slots);
    const chosen = { ticket: ticket?.key, slots: slots.map(({ slotId }) => slotId) };
    const who = { eventId, userId: personId, heads: 1, group: said.group, ...chosen };
    const request = { ...who, player: { ...facts, memberOf }, token: joinKeyOf(event), now };
    refuseJoin(line, request, personId === userId ? undefined : notEligibleFor);
    return { spot: { personId, name, guests: [], ticket, slots }, request, before: orders[ids.indexOf(personId)] };
  };
  const coming = [
    ...(me ? [comingAs(userId, me, nameForAll(caller.account, now), { ...caller.account })] : []),
    ...family.map((one, index) => {
      const said = children[index] ?? { dependantId: one.dependantId };
      return comingAs(one.dependantId, said, nameForHosts(one, now), asPlayer(one, said));
    }),
  ];
  return { event, line, coming, seller };
}

type Said = Pick<Input['children'][number], 'ticket' | 'group' | 'slots'>;
