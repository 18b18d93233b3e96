import type { Money } from '#shared/money.ts';
import { stepIn } from './amount-limits.ts';

/**
 * An amount in equal parts that come to it, in minor units: the larger ones first, one coin apart at most. What is less than the
 * smallest coin of its currency goes to the first part.
 * @param count how many parts, at least one
 */
export function splitMoney({ amountMinor, currency }: Money, count: number): readonly number[] {
  const step = stepIn(currency);
  const coins = Math.floor(amountMinor / step);
  const each = Math.floor(coins / count);
  const over = coins - each * count;
  const less = amountMinor - coins * step;
  return Array.from({ length: count }, (_, at) => (each + (at < over ? 1 : 0)) * step + (at === 0 ? less : 0));
}
