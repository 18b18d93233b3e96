import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { OrderPlayer } from '#shared/events/rsvp/line/order-seats.ts';
import { holdToPay } from '#shared/events/rsvp/line/paid-seats.ts';
import { isOnLine, orderOf } from '#shared/events/rsvp/line/seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import type { PassDateState } from '#shared/events/series/pass/contract.ts';
import type { Money } from '#shared/money.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import { playerOf } from '../../checkout/held-already.ts';
import { refuseJoin } from '../../checkout/why-not-hold.ts';
import { notEligibleFor } from '../../dependants/not-eligible-for.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import type { JoinRequest } from '../../rsvp/line/seat-writes.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { notEligible } from '../../rsvp/not-eligible.ts';

export type PassEvent = StoredEvent & { readonly passPrice: Money };

/** One coming date, what the pass does about it for a player, and what it needs for that. */
export interface DateOfPass {
  readonly event: PassEvent;
  readonly line: StoredLine;
  readonly state: PassDateState;
  /** Their spot is held by a pass that can still be paid: another order takes its place. */
  readonly isHeld: boolean;
  /** Why they can't join it, where they can't. */
  readonly refusal?: Problem | undefined;
  readonly player: OrderPlayer;
  /** The order that was there for this spot until now. */
  readonly before: StoredOrder | undefined;
}

/** A player of a pass, and how they come. */
export interface PassPerson {
  readonly personId: string;
  /** As hosts know them. */
  readonly name: string;
  readonly facts: PlayerFacts;
  readonly group?: string | undefined;
  readonly memberOf: readonly string[];
  /** A guardian answers for them. */
  readonly isChild?: boolean | undefined;
  /** What they are asked as they join is still to be said. */
  readonly isLooking?: boolean | undefined;
}

export interface Reading {
  readonly seats: Pick<SeatStore, 'find'>;
  readonly orders: Pick<Orders, 'findFor'>;
}

/** One date as it is now for a player; undefined where it has begun or doesn't take place. */
export async function lookAtDate(
  event: PassEvent,
  who: PassPerson,
  { seats, orders }: Reading,
  now: Date,
): Promise<DateOfPass | undefined> {
  const { eventId } = event;
  const { personId, facts, group, memberOf } = who;
  const [read, before] = await Promise.all([seats.find(eventId), orders.findFor({ subjectId: eventId, personId })]);
  if (!read || event.status !== 'scheduled' || event.startsAt <= now.toISOString()) return undefined;
  const line = settleLine(read, now);
  const request = { eventId, userId: personId, group, player: { ...facts, memberOf }, token: joinKeyOf(event), now };
  const player = playerOf(line, request);
  const isHeld = isOpenPass(before) && orderOf(line, personId) === before.orderId && !(personId in line.order);
  const date = { event, line: read, isHeld, player, before };
  if (isOnLine(personId, line) || isHost(event, personId) || isPaying(before)) return { ...date, state: 'mine' };
  const refusal = refusalFor(line, request, who);
  if (refusal || !line.open) return { ...date, state: 'closed', refusal };
  const { outcome } = holdToPay(line, personId, { ...player, orderId: '', until: event.startsAt }, now);
  return { ...date, state: outcome === 'held' ? 'included' : 'full' };
}

const isOpenPass = (before: StoredOrder | undefined): before is StoredOrder =>
  before !== undefined && isOpen(before.status) && before.subjectKind === 'series';

/** They may still pay for this date alone; a pass whose holds ran out gives way to the next one. */
const isPaying = (before: StoredOrder | undefined): boolean =>
  before !== undefined && isOpen(before.status) && before.subjectKind !== 'series';

/** Why they can't join it; what they can still say as they join is none while they only look. */
function refusalFor(line: StoredLine, request: JoinRequest, { isChild, isLooking }: PassPerson): Problem | undefined {
  const why = whyNot(line, request, isChild ? notEligibleFor : notEligible);
  return why && isLooking && isAboutSaying(why, isChild) ? undefined : why;
}

/** By the rules of the date itself: who may come, and until when. */
function whyNot(...[line, request, unfit]: Parameters<typeof refuseJoin>): Problem | undefined {
  try {
    refuseJoin(line, request, unfit);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'rsvp.full' ? undefined : error;
  }
}

/** Whether it is no refusal once a group is chosen, or a guardian says the gender and level of a child. */
const isAboutSaying = ({ code, fields }: Problem, isChild = false): boolean =>
  code === 'rsvp.groupMissing' ||
  (code === 'rsvp.notEligible' &&
    isChild &&
    Object.keys(fields).every((rule) => rule === 'gender' || rule === 'level'));
