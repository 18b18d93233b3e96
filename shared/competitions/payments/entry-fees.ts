import type { Money } from '#shared/money.ts';
import { stepIn } from '#shared/payments/amount-limits.ts';
import { feeFor } from '#shared/payments/fees.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { Entry } from '../tournaments/entry-list.ts';
import { paidByCard } from './card-payments.ts';

/** What an entry costs: the fee of when it came in, or that of its category. */
export const feeOf = ({ price }: Pick<Entry, 'price'>, fee: Money | undefined): Money | undefined => price ?? fee;

/** What an entry costs by card, with the service fee. */
export const wholeByCard = (fee: Money, plan: TeamPlan): Money => ({
  ...fee,
  amountMinor:
    fee.amountMinor + feeFor(fee.amountMinor, { plan, feePayer: 'player', currency: fee.currency }).onTopMinor,
});

/** What is paid of an entry by one press. */
export type EntryPart = 'all' | 'half';

/** What a player can pay of an entry: all that is left, or their half of a pair. */
export interface EntryRest {
  readonly restMinor: number;
  readonly halfMinor?: number;
}

/** A player's half of a fee; what does not divide is with the first of the pair. Both halves are the fee. */
function shareOf({ personIds: [first] }: Pick<Entry, 'personIds'>, fee: Money, userId: string): number {
  const step = stepIn(fee.currency);
  const larger = Math.ceil(fee.amountMinor / 2 / step) * step;
  return userId === first ? larger : fee.amountMinor - larger;
}

/**
 * What one of an entry can pay of what is left; undefined where nothing is left. Of a pair it is the whole fee or their own half,
 * until one half is paid: then it is the other.
 */
export function entryRest(entry: Entry, fee: Money, restMinor: number, userId: string): EntryRest | undefined {
  if (restMinor <= 0) return undefined;
  const halfMinor = shareOf(entry, fee, userId);
  const other = { amountMinor: restMinor - halfMinor, currency: fee.currency };
  const isWhole = restMinor === fee.amountMinor && paidByCard(entry.cardPayments) === 0;
  const isHalved = entry.personIds.length > 1 && isWhole && isPayableByCard(other);
  return isHalved && isPayableByCard({ ...fee, amountMinor: halfMinor }) ? { restMinor, halfMinor } : { restMinor };
}
