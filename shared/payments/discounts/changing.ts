import type { Discount, Off } from './schemas.ts';

type Terms = Pick<Discount, 'off' | 'maxUses'>;

/** Why a code may not be changed like that; undefined where it may. What players used it for is what they were promised. */
export function whyNotChanged(
  { off, used }: Pick<Discount, 'off' | 'used'>,
  next: Terms,
): 'discount.offFixed' | 'discount.belowUses' | undefined {
  if (used === 0) return undefined;
  if (!isSameOff(off, next.off)) return 'discount.offFixed';
  return next.maxUses !== undefined && next.maxUses < used ? 'discount.belowUses' : undefined;
}

const isSameOff = (one: Off, other: Off): boolean => takenOff(one) === takenOff(other);

function takenOff(off: Off): string {
  if (off.kind === 'percent') return `${off.percent}%`;
  return off.kind === 'amount' ? `${off.currency} ${off.amountMinor}` : off.kind;
}
