import { listed } from '#shared/listed.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import type { Card } from '../orders/schemas.ts';

/** An installment as it is told: a calendar day, or `today`. */
interface Told {
  readonly amountMinor: number;
  readonly on: string;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `December 1`. */
export const dayInWords = (on: string): string => day.format(new Date(`${on}T12:00:00.000Z`));

const when = (on: string, hasYear: boolean): string => {
  if (on === 'today') return on;
  return `on ${hasYear ? dayAndYear.format(new Date(`${on}T12:00:00.000Z`)) : dayInWords(on)}`;
};

/** `$40.00 on December 1, then $40.00 on January 1 and February 1.` With years where it takes longer than one. */
export function scheduleWords(told: readonly Told[], currency: Money['currency']): string {
  const [first, ...others] = told;
  if (!first) return '';
  const days = told.map(({ on }) => on).filter((on) => on !== 'today');
  const [begin = '', end = ''] = [days[0], days.at(-1)];
  const hasYear =
    Number(end.slice(0, 4)) - Number(begin.slice(0, 4)) > 1 ||
    (end.slice(5) >= begin.slice(5) && end.slice(0, 4) > begin.slice(0, 4));
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const groups = groupsOf(others).map(([{ amountMinor, on }, ...same]) => {
    const rest = same.map((one) => when(one.on, hasYear).slice('on '.length));
    return `${money(amountMinor)} ${listed([when(on, hasYear), ...rest])}`;
  });
  const begins = `${money(first.amountMinor)} ${when(first.on, hasYear)}`;
  return groups.length > 0 ? `${begins}, then ${listed(groups)}.` : `${begins}.`;
}

type Group = [Told, ...Told[]];

/** Neighbors of the same amount. */
const groupsOf = (told: readonly Told[]): readonly Group[] =>
  told.reduce<Group[]>((groups, one) => {
    const last = groups.at(-1);
    if (last?.[0].amountMinor === one.amountMinor) last.push(one);
    else groups.push([one]);
    return groups;
  }, []);

/** `Visa •••• 4242`. */
export const cardWords = ({ brand, last4 }: Card): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
