import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';
import { formatMoney } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';
import type { AutomaticRule, Discount, Off } from './schemas.ts';

/** `20% off`, `$5.00 off`, `One free spot` */
export function offWords(off: Off): string {
  if (off.kind === 'spot') return 'One free spot';
  return `${off.kind === 'percent' ? `${off.percent}%` : formatMoney(off)} off`;
}

/** `Used 3 of 10 times`, or `Not used yet` */
export function usesWords({ used, maxUses }: Pick<Discount, 'used' | 'maxUses'>): string {
  if (maxUses !== undefined) return `Used ${used} of ${quantity(maxUses, 'time')}`;
  return used === 0 ? 'Not used yet' : `Used ${quantity(used, 'time')}`;
}

/** The ways to register, as an organizer chooses from them. */
export const modeName: Readonly<Record<RegistrationMode, string>> = {
  individual: 'On their own',
  small_group: 'With friends',
  create_team: 'With their own team',
  join_team: 'Joining a registered team',
  sub_only: 'As a substitute only',
};

/** `Early bird until Dec 5`, or `Dec 5, 2027` in another year; `Member discount`, `Sibling discount`, `Returning player`, `Financial aid` */
export function automaticName({ rule, lastDay }: Pick<Discount, 'rule' | 'lastDay'>, now: Date): string {
  if (rule === 'early') return lastDay ? `Early bird until ${dayWords(lastDay, now)}` : 'Early bird';
  if (rule === 'aid') return 'Financial aid';
  if (rule === 'member') return 'Member discount';
  return rule === 'sibling' ? 'Sibling discount' : 'Returning player';
}

/** `Dec 5`, and `Dec 5, 2027` where that is not this year. */
export function dayWords(day: string, now: Date): string {
  const year = day.startsWith(String(now.getUTCFullYear())) ? {} : ({ year: 'numeric' } as const);
  const shown = { month: 'short', day: 'numeric', timeZone: 'UTC', ...year } as const;
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', shown);
}

/** `10% off for each player`, `10% off for the second child, 20% from the third on` */
export function automaticWords({ rule, off, third }: Pick<Discount, 'rule' | 'off' | 'third'>): string {
  if (rule === 'member') return `${offWords(off)} for each member and their children`;
  if (rule === 'sibling') return `${offWords(off)} for the second child, ${third}% from the third on`;
  return `${offWords(off)} for each player`;
}

/** What an automatic discount is called where there is no date. */
export const ruleName: Readonly<Record<AutomaticRule, string>> = {
  early: 'Early bird',
  member: 'Members',
  sibling: 'Siblings',
  returning: 'Returning players',
};
