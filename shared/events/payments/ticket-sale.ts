import type { Money } from '#shared/money.ts';
import { cardPriceOf } from './card-share.ts';
import type { Payment, TicketType } from './schemas.ts';

/** Why a player can't have a ticket now. */
export type TicketRefusal = 'notYet' | 'over' | 'membersOnly' | 'soldOut';

interface Asking {
  /** Whether the player is a member of the community that hosts the event. */
  readonly isMember: boolean;
  /** How many of it are left; undefined where only the seats limit it. */
  readonly left: number | undefined;
  readonly now: Date;
}

/** Why a player can't have a ticket; undefined where they can. */
export function ticketRefusal(
  { memberOnly, salesFrom, salesUntil }: TicketType,
  { isMember, left, now }: Asking,
): TicketRefusal | undefined {
  const at = now.toISOString();
  if (memberOnly && !isMember) return 'membersOnly';
  if (salesFrom && at < instant(salesFrom)) return 'notYet';
  if (salesUntil && at >= instant(salesUntil)) return 'over';
  return left === 0 ? 'soldOut' : undefined;
}

const instant = (text: string): string => new Date(text).toISOString();

/** All prices of an event above 0, and the most that one pays of a shared cost: what a card has to be able to pay. */
export const pricesOf = (event: Payment): readonly Money[] =>
  [
    cardPriceOf(event),
    event.passPrice,
    ...(event.ticketTypes ?? []).flatMap((type) => [type.price, type.guestPrice]),
  ].filter((amount): amount is Money => amount !== undefined && amount.amountMinor > 0);
