import type { Money } from '#shared/money.ts';
import { toLocal } from '#shared/time.ts';
import type { Season } from '../seasons/schemas.ts';
import type { RegistrationStatus } from '../seasons/words.ts';
import { type CardPayment, paidByCard } from './card-payments.ts';

interface Paying extends Pick<Season, 'refundPolicy'> {
  readonly payOutside?: readonly unknown[] | undefined;
}

interface Priced {
  readonly price?: Money | undefined;
  readonly cardPayments?: readonly CardPayment[] | undefined;
}

/**
 * Whether a spot is a player’s only once a card paid for it, or for its deposit: the season takes cards and nothing else. Where
 * players can pay the organizer as well, they are in at once and owe it.
 */
export const needsCard = ({ refundPolicy, payOutside = [] }: Paying, { price, cardPayments }: Priced): boolean =>
  (price?.amountMinor ?? 0) > 0 &&
  refundPolicy !== undefined &&
  payOutside.length === 0 &&
  paidByCard(cardPayments) === 0;

/** `atOnce`: the payer is on the page. `later`: they have to hear of it first, such as a player who was let in from the waitlist. */
export type HoldKind = 'atOnce' | 'later';

const minuteMs = 60_000;
const holdMs: Readonly<Record<HoldKind, number>> = { atOnce: 30 * minuteMs, later: 24 * 60 * minuteMs };

/** Until when a spot is held for its payment. */
export const payByOf = (kind: HoldKind, now: Date): string => new Date(now.getTime() + holdMs[kind]).toISOString();

interface Held {
  readonly status: RegistrationStatus;
  readonly payBy?: string | undefined;
}

/** Whether the time to pay for a held spot is over. */
export const isPastDue = ({ status, payBy }: Held, now: Date): boolean =>
  status === 'pending_payment' && payBy !== undefined && payBy <= now.toISOString();

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { month: 'short', day: 'numeric' } as const;

/** `4:10 PM CST`, or `Mar 1, 4:10 PM CST` on another day: on the clock of the season. */
export function payByWords(payBy: string, now: Date, timeZone: string): string {
  const dayOf = (at: Date) => toLocal(at, timeZone).slice(0, 10);
  const at = new Date(payBy);
  const shown = dayOf(at) === dayOf(now) ? clock : { ...day, ...clock };
  return new Intl.DateTimeFormat('en-US', { ...shown, timeZone }).format(at);
}
