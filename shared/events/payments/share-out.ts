import type { Money } from '#shared/money.ts';
import { splitMoney } from '#shared/payments/split-money.ts';

/** A cost that players share, and the most that one pays of it. */
interface SharedCost {
  readonly total: Money;
  readonly capPerHead?: Money | undefined;
}

/**
 * What each payer owes of a shared cost for all that they bring, in minor units: equal parts that come to the total, the larger
 * ones for those who joined first. Where a part is above the most that one pays, the host bears the rest.
 * @param heads of each payer, the earliest first
 */
export function shareOut({ total, capPerHead }: SharedCost, heads: readonly number[]): readonly number[] {
  const all = heads.reduce((sum, one) => sum + one, 0);
  const most = capPerHead?.amountMinor ?? total.amountMinor;
  const parts = splitMoney(total, Math.max(1, all)).map((part) => Math.min(part, most));
  let given = 0;
  return heads.map((one) => {
    const own = parts.slice(given, given + one).reduce((sum, part) => sum + part, 0);
    given += one;
    return own;
  });
}
