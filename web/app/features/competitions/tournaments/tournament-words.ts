import { wholeByCard } from '#shared/competitions/payments/entry-fees.ts';
import type { UnplacedReason } from '#shared/competitions/placing/placing.ts';
import type { TournamentView } from '#shared/competitions/tournaments/views.ts';
import { formatMoney, type Money } from '#shared/money.ts';

/** The whole price: nothing is added to it. By card that is the fee with the service fee, which the organizer may not ask for. */
export function feeWords(fee: Money | undefined, byCard?: Money, isCardAlone = false): string | undefined {
  if (!fee) return undefined;
  if (!byCard) return `${formatMoney(fee)} per entry`;
  const words = `${formatMoney(byCard)} per entry`;
  return isCardAlone ? words : `${formatMoney(fee)} per entry, ${formatMoney(byCard)} by card`;
}

/** What an entry costs by card, with the service fee; undefined where cards can't pay now. */
export const byCardOf = (fee: Money | undefined, cards: TournamentView['cards']): Money | undefined =>
  fee && cards && wholeByCard(fee, cards.plan);

/** `Sat, Jun 7, 9:00 AM` of a time on the clock of the tournament, however the viewer's clock stands. */
export const localWords = (at: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${at}Z`));

/** `Sat 9:30 AM`, on the clock of the tournament. */
export const timeWords = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(at),
  );

/** The same on the viewer's own clock; undefined where it says nothing else. */
export function ownTimeWords(at: string, timeZone: string): string | undefined {
  const own = timeWords(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return own === timeWords(at, timeZone) ? undefined : own;
}

/** What keeps a match from a court and a time. */
export const unplacedWords: Readonly<Record<UnplacedReason, string>> = {
  courts: 'no court time left',
  rest: 'its players are playing or resting in all remaining hours',
  window: 'its category has no playing hours left',
  before: 'it follows a match without a court and time',
};

/** Said after entering a category; `position` is the place on the waitlist. */
export const entryWords = (position: number | undefined): string =>
  position ? `It’s full: you’re number ${position} on the waitlist` : 'You’re in';

/** `Sun, Jun 8`, on the calendar of the tournament. */
export const dayOfFinal = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(new Date(at));
