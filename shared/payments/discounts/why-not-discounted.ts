import { toLocal } from '#shared/time.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { isFor } from './discounted.ts';
import type { Discount } from './schemas.ts';

interface Buying {
  /** What is bought, such as an event or a season. */
  readonly subjectId: string;
  readonly lines: readonly Pick<OrderLine, 'kind' | 'mode'>[];
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
  | 'discount.otherMode'
  | 'discount.notNow'
  | 'discount.usedUp';

/** Why a code takes nothing off an order; undefined where it does. */
export function whyNotDiscounted(discount: Discount, buying: Buying): Refusal | undefined {
  const { firstDay, lastDay, maxUses, used, modes, audience } = discount;
  if (!isHere(discount, buying)) return 'discount.notFound';
  if (audience === 'members' && !buying.isMember) return 'discount.membersOnly';
  if (!buying.lines.some((line) => isFor(line, modes))) return 'discount.otherMode';
  const today = toLocal(buying.now, buying.timeZone).slice(0, 10);
  if ((firstDay && today < firstDay) || (lastDay && today > lastDay)) return 'discount.notNow';
  return maxUses !== undefined && used >= maxUses ? 'discount.usedUp' : undefined;
}

/** Whether it is for what is bought, and still works at all. */
const isHere = ({ off, endedAt, subjectId = '' }: Discount, buying: Buying): boolean =>
  !endedAt &&
  !(off.kind === 'amount' && off.currency !== buying.currency) &&
  ['', buying.subjectId].includes(subjectId);
