import { Problem } from '#shared/contract/errors.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import { type TicketRefusal, ticketRefusal } from '#shared/events/payments/ticket-sale.ts';
import type { StoredEvent } from '../details/stored-event.ts';

const refusals: Readonly<
  Record<TicketRefusal, 'rsvp.ticketNotOnSale' | 'rsvp.ticketForMembers' | 'rsvp.ticketSoldOut'>
> = {
  notYet: 'rsvp.ticketNotOnSale',
  over: 'rsvp.ticketNotOnSale',
  membersOnly: 'rsvp.ticketForMembers',
  soldOut: 'rsvp.ticketSoldOut',
};

/**
 * The ticket that a player chose; undefined where an event has none. How many are left is decided with the seat.
 * @throws {Problem} rsvp.ticketMissing, rsvp.ticketNotOnSale, rsvp.ticketForMembers
 */
export function ticketFor(
  { ticketTypes = [] }: Pick<StoredEvent, 'ticketTypes'>,
  key: string | undefined,
  player: { readonly isMember: boolean; readonly now: Date },
): TicketType | undefined {
  if (ticketTypes.length === 0) return undefined;
  const ticket = ticketTypes.find((type) => type.key === key);
  if (!ticket) throw new Problem('rsvp.ticketMissing');
  const refusal = ticketRefusal(ticket, { ...player, left: undefined });
  if (refusal) throw new Problem(refusals[refusal]);
  return ticket;
}
