import { formatMoney } from '#shared/money.ts';
import type { Reminded } from '#shared/payments/outside/due-reminders.ts';
import { type Due, type DueSums, restOf, stateOf } from '#shared/payments/outside/dues.ts';
import { paidHow } from '#shared/payments/outside/pay-outside.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** `$10 in cash on Nov 27, marked by Maya`. */
export function paidWords({ paid, byCard }: Pick<Due, 'paid' | 'byCard'>): string | undefined {
  const card = byCard && `${formatMoney(byCard)} by card`;
  if (!paid) return card;
  return [card, markWords(paid)].filter(Boolean).join(', ');
}

function markWords(paid: NonNullable<Due['paid']>): string {
  const when = `on ${day.format(new Date(paid.at))}, marked by ${paid.byName}`;
  if (paid.mark === 'exempt') return `Doesn’t have to pay, ${when.slice(when.indexOf('marked'))}`;
  return `${formatMoney(paid.amount)} ${paidHow(paid.mark)} ${when}`;
}

/** What a chip says, with its tone. */
export function chipOf(due: Due): readonly ['in' | 'wait' | 'bad' | 'plain', string] {
  const { owed, paid, byCard } = due;
  const state = stateOf(due);
  if (state === 'exempt') return ['plain', 'Doesn’t have to pay'];
  if (state === 'later') return ['plain', 'Not due yet'];
  if (state === 'paid') return ['in', 'Paid'];
  if (state === 'left') return ['bad', 'Left after paying'];
  const rest = owed && formatMoney(restOf({ owed, paid, byCard }));
  return ['wait', paid || byCard ? `Owes ${rest} more` : `Owes ${rest}`];
}

/** `Nov 27`, or that they were never reminded; nothing where they owe nothing. */
export function remindedWords(due: Due, reminded: Reminded): string {
  if (stateOf(due) !== 'owes') return '';
  const at = reminded[due.dueId];
  return at ? day.format(new Date(at)) : 'Never';
}

/** The sums above a list, each with its name; without those that are nothing. */
export function sumWords({ currency, received, open, toReturn }: DueSums): readonly (readonly [string, string])[] {
  const words = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return [
    ['Received', words(received)],
    ['Still to come', words(open)],
    ...(toReturn > 0 ? [['To give back', words(toReturn)] as const] : []),
  ];
}
