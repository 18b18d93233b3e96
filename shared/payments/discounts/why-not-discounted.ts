import { toLocal } from '#shared/time.ts';
import type { Discount } from './schemas.ts';

interface Buying {
  /** The currency of what is sold. */
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** Why a code takes nothing off an order; undefined where it does. */
export function whyNotDiscounted(
  { off, endedAt, firstDay, lastDay, maxUses, used }: Discount,
  { currency, timeZone, now }: Buying,
): 'discount.notFound' | 'discount.notNow' | 'discount.usedUp' | undefined {
  if (endedAt || (off.kind === 'amount' && off.currency !== currency)) return 'discount.notFound';
  const today = toLocal(now, timeZone).slice(0, 10);
  if ((firstDay && today < firstDay) || (lastDay && today > lastDay)) return 'discount.notNow';
  return maxUses !== undefined && used >= maxUses ? 'discount.usedUp' : undefined;
}
