import { toLocal } from '#shared/time.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { isFor, isForCode } from './discounted.ts';
import type { Discount } from './schemas.ts';

interface Buying {
  /** What is bought, such as an event or a season. */
  readonly subjectId: string;
  readonly lines: readonly Pick<OrderLine, 'kind' | 'mode' | 'rest'>[];
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
function whyNotForThem({ audience, modes, rule }: Discount, { isMember, lines }: Buying): Refusal | undefined {
  if (audience === 'members' && !isMember) return 'discount.membersOnly';
  if (!lines.some((line) => isFor(line, modes))) return 'discount.otherMode';
  return rule || lines.some((line) => isForCode(line, modes)) ? undefined : 'discount.fixed';
}

/** Whether it is for what is bought, and still works at all. */
const isHere = ({ off, endedAt, subjectId = '' }: Discount, buying: Buying): boolean =>
  !endedAt &&
  !(off.kind === 'amount' && off.currency !== buying.currency) &&
  ['', buying.subjectId].includes(subjectId);
