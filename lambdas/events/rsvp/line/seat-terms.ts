import { postponedAtMostMs, rsvpClosesAt } from '#shared/events/details/states.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { lateLeavesFrom } from '#shared/events/lifecycle/minimum.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import type { Grouping } from '#shared/events/rsvp/line/grouping.ts';
import { roomFor, unlimitedCapacity, waitRoomFor } from '#shared/events/rsvp/line/seats.ts';
import type { ApprovalMode, WaitlistMode } from '#shared/events/rsvp/rsvp-policy.ts';
import { guestsAllowed } from '#shared/events/rsvp/usual-policy.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import { termsOf } from '../../checkout/order-for.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

/** What an event's line must know of the event, so that a join is one write and needs no look at the event. */
export interface SeatTerms {
  readonly capacity: number;
  readonly room: number;
  readonly mode: WaitlistMode;
  readonly approval: ApprovalMode;
  readonly drawsAt: string;
  readonly open: boolean;
  readonly opensAt: string;
  readonly asksFrom: string;
  readonly joinsUntil: string;
  readonly closesAt: string;
  readonly lateFrom: string;
  readonly guestLimit: number;
  readonly questions: number;
  readonly joinKey: string;
  /** Who may join (`shared/events/rsvp/eligibility-failures.ts`); empty where every player may. */
  readonly asked: string;
  readonly hostId: string;
  /** A price that players can only pay by card, or tickets to choose from, so that they do that before they are in. */
  readonly paysFirst?: boolean;
  /** How many heads may come on a ticket, by its key, where that is limited. */
  readonly ticketLimits?: Readonly<Record<string, number>>;
  /** What players who leave get back of what they paid by card. */
  readonly refundTerms?: RefundTerms;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  /** How seats are shared out; absent where they are not. */
  readonly grouping?: Grouping | undefined;
}

/** Before and after every instant that an event may have. */
const [always, never] = ['', '9999'];

export const seatTerms = (event: StoredEvent): SeatTerms => ({
  capacity: event.capacity ?? unlimitedCapacity,
  room: seatRoom(event),
  mode: modeOf(event),
  approval: event.approvalMode,
  drawsAt: event.drawsAt ?? never,
  open: event.status === 'scheduled',
  opensAt: event.rsvpOpensAt ?? always,
  asksFrom: asksFrom(event),
  joinsUntil: joinsUntil(event),
  closesAt: closesAt(event),
  lateFrom: lateLeavesFrom(event) ?? never,
  guestLimit: guestsAllowed(event),
  questions: event.creatorApprovalNeeded ? event.approvalQuestions.length : 0,
  joinKey: joinKeyOf(event),
  asked: askedOf(event),
  hostId: hostIdsOf(event)[0] ?? event.creatorId,
  paysFirst: paysFirst(event),
  ...refundTermsOf(event),
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  ...(event.capacityGroups && { grouping: groupingOf(event) }),
  ...(event.ticketTypes && { ticketLimits: limitsOf(event.ticketTypes) }),
});

function refundTermsOf(event: StoredEvent): Pick<SeatTerms, 'refundTerms'> {
  const refundTerms = termsOf(event);
  return refundTerms ? { refundTerms } : {};
}

const limitsOf = (types: NonNullable<StoredEvent['ticketTypes']>): Record<string, number> =>
  Object.fromEntries(types.flatMap(({ key, quantity }) => (quantity === undefined ? [] : [[key, quantity]])));

/** A seat that is paid first does not go by itself to the next in line: it is offered to them. */
const modeOf = (event: StoredEvent): WaitlistMode =>
  event.waitlistMode === 'auto_add' && paysFirst(event) ? 'fifo_offer' : event.waitlistMode;

/** Groups are those of the event's sport, and keep seats until answers close or it begins. */
const groupingOf = ({
  capacityGroups = [],
  capacityGroupsBy = 'position',
  gameTypeId,
  ...event
}: StoredEvent): Grouping => ({
  by: capacityGroupsBy,
  gameTypeId,
  groups: capacityGroups.map(({ key, max, min = 0 }) => ({ key, max, min })),
  keptUntil: event.rsvpDeadline ?? event.startsAt,
});

/**
 * The conditions to join. Invited people and members are not admitted by a share token, so no one can
 * send it: it is brought for them once they are known.
 */
export function joinKeyOf({ visibility, shareToken }: Pick<StoredEvent, 'visibility' | 'shareToken'>): string {
  if (opensToKnown(visibility)) return `${visibility}:${shareToken}`;
  return visibility === 'private' ? shareToken : '';
}

/** How many heads the line takes in all; where free seats are handed out, as many as there are seats. */
export const seatRoom = (event: StoredEvent): number =>
  goesByOrder(event) ? roomFor(event.capacity, event.allowWaitlist, event.waitlistMax) : roomFor(event.capacity, false);

/** How many heads may wait where free seats are handed out. */
export const waitRoom = (event: StoredEvent): number =>
  goesByOrder(event) ? 0 : waitRoomFor(event.capacity, event.allowWaitlist, event.waitlistMax);

/** Whether who is in and who waits follows from one order alone. */
const goesByOrder = (event: StoredEvent): boolean => modeOf(event) === 'auto_add' && !event.capacityGroups;

/** Late answers need the host's word (domain 4.4); where the host approves all, all of them do. */
function asksFrom({ creatorApprovalNeeded, rsvpDeadline, allowLateRsvp }: StoredEvent): string {
  if (creatorApprovalNeeded) return always;
  return allowLateRsvp ? (rsvpDeadline ?? never) : never;
}

/** Until the deadline, or until the start where late answers are heard. */
function joinsUntil(event: StoredEvent): string {
  const { status, rsvpDeadline, allowLateRsvp, startsAt } = event;
  if (status === 'cancelled' || !rsvpDeadline) return closesAt(event);
  return allowLateRsvp ? startsAt : rsvpDeadline;
}

/** A cancelled event's list is closed at once; a postponed one can be left until it is cancelled for good. */
function closesAt(event: StoredEvent): string {
  if (event.status === 'cancelled') return event.updatedAt;
  if (event.status === 'postponed' && event.postponedAt)
    return new Date(Date.parse(event.postponedAt) + postponedAtMostMs).toISOString();
  return rsvpClosesAt(event);
}
