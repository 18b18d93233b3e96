import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { holdUntil } from '#shared/events/checkout/hold.ts';
import { groupFor } from '#shared/events/rsvp/line/grouping.ts';
import type { OrderPlayer } from '#shared/events/rsvp/line/order-seats.ts';
import { headsOf, isOnLine, orderOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { JoinRequest } from '../rsvp/line/seat-writes.ts';

/** A join with what they chose besides: the ticket, where the event has tickets. */
export type HoldRequest = JoinRequest & {
  readonly ticket?: string | undefined;
  /** The slots with a price that they sign up for. */
  readonly slots?: readonly string[] | undefined;
};

/** How they take their seat. */
export const playerOf = (line: StoredLine, request: HoldRequest): OrderPlayer => {
  const { userId, heads = 1, group, player, ticket } = request;
  return { person: userId, heads, ticket, group: line.grouping && groupFor(line.grouping, group, player) };
};

/** The order that pays for just this already; undefined where a new one is needed. */
export function standing(
  before: StoredOrder | undefined,
  line: StoredLine,
  { userId, heads = 1, ticket, slots = [], now }: HoldRequest,
): StoredOrder | undefined {
  const isIn = seating(line).in.includes(userId);
  if (!before || !(isIn || orderOf(line, userId) === before.orderId)) return undefined;
  if (wasCharged(before.status)) return orderOf(line, userId) === before.orderId ? before : undefined;
  const isSame =
    (isIn || headsOf(line, userId) === heads) && line.tickets?.[userId] === ticket && hasSlots(before, userId, slots);
  return isOpen(before.status) && isSame && before.expiresAt > now.toISOString() ? before : undefined;
}

/** Whether an order pays for just these slots of a player's. */
export const hasSlots = ({ lines }: StoredOrder, userId: string, slots: readonly string[]): boolean => {
  const ordered = lines.flatMap(({ personId, slotId }) => (personId === userId && slotId) || []);
  return ordered.length === slots.length && ordered.every((slotId) => slots.includes(slotId));
};

/** Who is in, or has a seat held for them because they waited, brings the guests they said then. */
export const namesFor = (
  line: StoredLine,
  { userId, heads = 1 }: JoinRequest,
  guests: readonly { readonly name?: string | undefined }[],
) =>
  Array.from(
    { length: (isOnLine(userId, line) && !orderOf(line, userId) ? headsOf(line, userId) : heads) - 1 },
    (_, index) => guests[index]?.name ?? '',
  );

/** Ten minutes; who waited or was approved has as long as their seat is held. */
export function expiryFor({ startsAt }: StoredEvent, line: StoredLine, { userId, now }: JoinRequest): string {
  const until = line.offers[userId]?.until;
  return until !== undefined && until > now.toISOString() ? until : holdUntil(startsAt, now);
}
