import type { Currency } from '#shared/money.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { type FeeTerms, isPayableByCard, sumsOf } from '../quote.ts';
import { discounted, type Named, undiscounted } from './discounted.ts';

interface Priced extends ReturnType<typeof sumsOf> {
  readonly lines: readonly OrderLine[];
}

/**
 * An order's lines and sums with a code, or without one. What is left over that is too little for a card is not asked for: then
 * all of it is free.
 */
export function pricedWith(
  lines: readonly OrderLine[],
  code: Named | undefined,
  terms: FeeTerms & { readonly currency: Currency },
): Priced {
  if (!code) return pricedAs(undiscounted(lines), terms);
  const lowered = pricedAs(discounted(lines, code), terms);
  const isPayable =
    lowered.totalMinor === 0 || isPayableByCard({ amountMinor: lowered.totalMinor, currency: terms.currency });
  if (isPayable) return lowered;
  return pricedAs(discounted(lines, { name: code.name, off: { kind: 'percent', percent: 100 } }), terms);
}

const pricedAs = (lines: readonly OrderLine[], terms: Parameters<typeof sumsOf>[1]): Priced => ({
  lines,
  ...sumsOf(lines, terms),
});
