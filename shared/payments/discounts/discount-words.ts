import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';
import { formatMoney } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';
import type { Discount, Off } from './schemas.ts';

/** `20% off`, `$5.00 off`, `One free spot` */
export function offWords(off: Off): string {
  if (off.kind === 'spot') return 'One free spot';
  return `${off.kind === 'percent' ? `${off.percent}%` : formatMoney(off)} off`;
}

/** `Used 3 of 10 times` */
export const usesWords = ({ used, maxUses }: Pick<Discount, 'used' | 'maxUses'>): string =>
  maxUses === undefined ? `Used ${quantity(used, 'time')}` : `Used ${used} of ${quantity(maxUses, 'time')}`;

/** The ways to register, as an organizer chooses from them. */
export const modeName: Readonly<Record<RegistrationMode, string>> = {
  individual: 'On their own',
  small_group: 'With friends',
  create_team: 'With their own team',
  join_team: 'Joining a registered team',
  sub_only: 'As a substitute only',
};
