import type { UnplacedReason } from '#shared/competitions/placing/placing.ts';
import { formatMoney, type Money } from '#shared/money.ts';

/** The whole price: nothing is added to a fee. */
export const feeWords = (fee: Money | undefined): string | undefined => fee && `${formatMoney(fee)} an entry, all in`;

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
  courts: 'no court has hours left',
  rest: 'who may play in it plays or rests in all hours that are left',
  window: 'its category has no time left within the hours of play',
  before: 'it waits for a match that has no court and time',
};

/** Said to who enters a category: `position` is theirs in the line. */
export const entryWords = (position: number | undefined): string =>
  position ? `Every place is taken: you are number ${position} in the line` : 'You are entered';
