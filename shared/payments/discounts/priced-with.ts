import type { Currency } from '#shared/money.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { type FeeTerms, isPayableByCard, sumsOf } from '../quote.ts';
import { type AppliedAutomatic, withAutomatic } from './automatic.ts';
import { withDeposits } from './deposits.ts';
import { isForCode, type Named, takenOffOf, undiscounted, withCode } from './discounted.ts';

interface Priced extends ReturnType<typeof sumsOf> {
  readonly lines: readonly OrderLine[];
}

type Terms = FeeTerms & { readonly currency: Currency };

/**
 * An order's lines and sums with what is taken off without a code, and with a code, or without one. A code that does not stack takes
 * the place of the others. What is left over that is too little for a card is not asked for: then all of it is free.
 */
export function pricedWith(
  lines: readonly OrderLine[],
  code: Named | undefined,
  terms: Terms,
  automatic: readonly AppliedAutomatic[] = [],
): Priced {
  const full = undiscounted(lines);
  const before = beforeCode(full, code, automatic);
  const after = code ? withCode(before, code, terms.currency) : before;
  const lowered = pricedAs(after, terms);
  const isPayable =
    lowered.totalMinor === 0 || isPayableByCard({ amountMinor: lowered.totalMinor, currency: terms.currency });
  const isWhole = lowered.lines.every(({ laterMinor }) => !laterMinor);
  if (isPayable || !isWhole || takenOffOf(after) === 0) return lowered;
  return pricedAs(
    after.map((line) => freed(line, code?.name, automatic.at(-1)?.name ?? '')),
    terms,
  );
}

/** What a code takes something off: the price without other discounts, which stay where a code does not reach. */
function beforeCode(full: readonly OrderLine[], code: Named | undefined, automatic: readonly AppliedAutomatic[]) {
  const lowered = withAutomatic(full, automatic);
  if (!code || code.stacks) return lowered;
  if (!code.products) return full;
  return full.map((line, index) => (isForCode(line, code) ? line : (lowered[index] ?? line)));
}

/** Whether a code is worth more than what is taken off without it, in whose place it comes. */
export function isBetter(
  lines: readonly OrderLine[],
  code: Named,
  terms: Terms,
  automatic: readonly AppliedAutomatic[],
): boolean {
  if (code.stacks) return true;
  const without = pricedWith(lines, undefined, terms, automatic);
  return priceIn(pricedWith(lines, code, terms, automatic)) < priceIn(without);
}

/** What is paid for it in all, now and later. */
const priceIn = ({ lines }: Priced): number =>
  lines.reduce((sum, { amountMinor, laterMinor = 0 }) => sum + amountMinor + laterMinor, 0);

/** A line of which nothing is asked. */
function freed(line: OrderLine, code: string | undefined, name: string): OrderLine {
  const { amountMinor, fullMinor = amountMinor, automatic = [] } = line;
  if (amountMinor === 0) return line;
  const free = { ...line, amountMinor: 0, fullMinor };
  return code ? { ...free, discount: code } : { ...free, automatic: [...automatic, { name, amountMinor }] };
}

function pricedAs(after: readonly OrderLine[], terms: Terms): Priced {
  const lines = withDeposits(after, terms.currency);
  return { lines, ...sumsOf(lines, terms) };
}
