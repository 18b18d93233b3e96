import { toLocal } from '#shared/time.ts';
import { isFor, isForCode, type ScopedLine } from './discounted.ts';
import type { Discount } from './schemas.ts';

interface Buying {
  /** What is bought, such as an event or a season. */
  readonly subjectId: string;
  readonly lines: readonly ScopedLine[];
  /** The currency of what is sold. */
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
  /** The payer, or a player on the order, is a member of the community. */
  readonly isMember: boolean;
}

type Refusal =
  | 'discount.notFound'
  | 'discount.membersOnly'
  | 'discount.fixed'
  | 'discount.otherMode'
  | 'discount.otherProduct'
  | 'discount.notNow'
  | 'discount.usedUp';

/** Why a code takes nothing off an order; undefined where it does. */
export function whyNotDiscounted(discount: Discount, buying: Buying): Refusal | undefined {
  const { firstDay, lastDay, maxUses, used } = discount;
  if (!isHere(discount, buying)) return 'discount.notFound';
  const why = whyNotForThem(discount, buying);
  if (why) return why;
  const today = toLocal(buying.now, buying.timeZone).slice(0, 10);
  if ((firstDay && today < firstDay) || (lastDay && today > lastDay)) return 'discount.notNow';
  return maxUses !== undefined && used >= maxUses ? 'discount.usedUp' : undefined;
}

/** Why it is not for these players, or not for what they buy. */
function whyNotForThem(discount: Discount, { isMember, lines }: Buying): Refusal | undefined {
  const { audience, modes, rule } = discount;
  if (audience === 'members' && !isMember) return 'discount.membersOnly';
  if (!lines.some((line) => isFor(line, discount))) return modes ? 'discount.otherMode' : 'discount.otherProduct';
  return rule || lines.some((line) => isForCode(line, discount)) ? undefined : 'discount.fixed';
}

/** Whether it is for what is bought, and still works at all. */
const isHere = ({ off, endedAt, subjectId = '' }: Discount, buying: Buying): boolean =>
  !endedAt &&
  !(off.kind === 'amount' && off.currency !== buying.currency) &&
  ['', buying.subjectId].includes(subjectId);
