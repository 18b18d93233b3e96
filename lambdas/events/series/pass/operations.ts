import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { shownTerms } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import type { seriesPass } from '#shared/events/series/pass/contract.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import { termsOf } from '../../checkout/order-for.ts';
import { sellerOfEvent } from '../../checkout/seller-of-event.ts';
import type { DependantSeats } from '../../dependants/dependant-seats.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { type GivingUp, giveUp } from '../rsvp/leave-all.ts';
import { lookAtPass, type PassParts, passOf } from './look-at-pass.ts';
import { feePayerOf, passQuote } from './pass-order.ts';
import { ofChild, shownPass } from './shown-pass.ts';
import { spotsAhead } from './together.ts';

type Operations = (typeof seriesPass)['operations'];

/** The whole price of a pass before it is bought, and what comes back of one that was; of each child too. */
export async function getSeriesPass(
  input: Parsed<Operations['getSeriesPass']>,
  caller: Caller,
  parts: PassParts & { readonly dependants: Pick<DependantReader, 'ofGuardian'> },
): Promise<Output<Operations['getSeriesPass']>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const [{ event: seen }, found] = await Promise.all([
    visibleEvent(input, parts.events, userId),
    parts.dependants.ofGuardian(userId),
  ]);
  const { event, ...pass } = await passOf(seen, 1, parts, now);
  const terms = termsOf(event);
  if (!terms) throw new Problem('payment.notDue');
  const looking = { memberOf: await teamsHere(event, userId, parts.events), isLooking: true };
  const family = found
    .filter(({ guardians }) => confirmedGuardian(guardians, userId, now))
    .toSorted((a, b) => a.firstName.localeCompare(b.firstName));
  const people = [
    { personId: userId, name: nameForAll(account, now), facts: { ...account }, ...looking },
    ...family.map((one) => ({
      personId: one.dependantId,
      name: one.firstName,
      facts: asPlayer(one, {}),
      isChild: true,
      ...looking,
    })),
  ];
  const { players } = await lookAtPass({ event, ...pass }, people, parts, now);
  const [me, ...children] = players;
  if (!me) throw new Error('The reader was not looked at');
  const seller = await sellerOfEvent({ ...event, price: event.passPrice }, parts, now);
  const quote = passQuote({ event }, spotsAhead([me]), seller);
  return {
    ...shownPass(me, userId, now),
    singleMinor: event.price?.amountMinor ?? event.passPrice.amountMinor,
    totalMinor: quote.totalMinor,
    subtotalMinor: quote.subtotalMinor,
    serviceFeeMinor: quote.serviceFeeMinor,
    currency: quote.currency,
    timeZone: event.timeZone,
    takesCards: seller.account !== undefined,
    terms: shownTerms(terms),
    fees: { plan: seller.plan, feePayer: feePayerOf(event) },
    family: family.map((one, index) => ofChild(one, children[index] ?? me, userId, now)),
  };
}

interface GivingUpPass extends Pick<PassParts, 'series' | 'seats' | 'orders'> {
  readonly events: Pick<PassParts['events'], 'find'>;
  readonly leaves: GivingUp['leaves'];
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly childSeats: Pick<DependantSeats, 'leave'>;
}

/** Leaves all dates that a pass paid for, or holds, for its player; each is settled by its own start. */
export async function giveUpPass(
  { eventId, dependantId }: Parsed<Operations['giveUpPass']>,
  caller: Caller,
  parts: GivingUpPass,
): Promise<Output<Operations['giveUpPass']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  if (dependantId) await guardedBy(dependantId, userId, 'rsvp', parts.dependants, now);
  const personId = dependantId ?? userId;
  const event = await parts.events.find(eventId);
  const series = event?.seriesId ? await parts.series.find(event.seriesId) : undefined;
  const order = series && (await parts.orders.findFor({ subjectId: series.rootId, personId }));
  if (!series || !order) throw new Problem('rsvp.notFound');
  const leaving = { now, isLate: true };
  const leave = (date: string) =>
    dependantId
      ? parts.childSeats.leave({ eventId: date, dependantId, guardianId: userId, ...leaving })
      : parts.seats.leave({ eventId: date, userId, ...leaving });
  const by: GivingUp = {
    lines: parts.seats,
    leaves: parts.leaves,
    isTheirs: (line) => orderOf(line, personId) === order.orderId,
    leave: async (date) => (await leave(date.eventId)).outcome === 'left',
  };
  const left = await giveUp(series, personId, by, now);
  if (left === 0) throw new Problem('rsvp.notFound');
  return { left };
}
