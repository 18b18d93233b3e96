import type { Currency } from '#shared/money.ts';
import { stepIn } from '../amount-limits.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { productOf } from './products.ts';
import type { Off } from './schemas.ts';

export interface Named {
  /** What lowered the price, such as the code. */
  readonly name: string;
  readonly off: Off;
  /** Only these ways to register pay less; absent where all lines do. */
  readonly modes?: readonly string[] | undefined;
  /** Only these tickets and slots of an event cost less; absent where all spots and tickets do. */
  readonly products?: readonly string[] | undefined;
  /** It comes on top of automatic discounts. */
  readonly stacks?: boolean | undefined;
}

type Scope = Pick<Named, 'modes' | 'products'>;
export type ScopedLine = Pick<OrderLine, 'kind' | 'mode' | 'rest' | 'ticketId' | 'slotId'>;

/** Whether what lowers the price is for a line. Slots that players sign up for cost what their host says, unless it names them. */
export const isFor = (line: ScopedLine, { modes, products }: Scope): boolean =>
  (products ? products.includes(productOf(line)) : line.kind !== 'slot') &&
  (!modes || (line.mode !== undefined && modes.includes(line.mode)));

/** The same of a code: what a deposit fixed stays. */
export const isForCode = (line: ScopedLine, scope: Scope): boolean => line.rest !== 'fixed' && isFor(line, scope);

/** The lines of an order before anything was taken off them. */
export const undiscounted = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map(({ fullMinor, laterMinor: _, discount: __, automatic: ___, ...line }) => ({
    ...line,
    amountMinor: fullMinor ?? line.amountMinor,
  }));

/** So many percent of a price, in whole steps of its currency. */
export function percentOf(priceMinor: number, percent: number, currency: Currency): number {
  const step = stepIn(currency);
  return Math.min(priceMinor, Math.round((priceMinor * percent) / 100 / step) * step);
}

/**
 * The lines of an order with a code, on top of what was taken off before. What comes off is known line by line, so that each spot
 * goes back at what was paid for it; no line is below 0, and the sum is right to the minor unit.
 */
export function withCode(lines: readonly OrderLine[], code: Named, currency: Currency): OrderLine[] {
  const { name, off } = code;
  const prices = lines.map((line) => (isForCode(line, code) ? line.amountMinor : 0));
  const takenOff = takenOffEach(prices, off, currency);
  return lines.map((line, index) => {
    const offMinor = takenOff[index] ?? 0;
    if (offMinor === 0) return line;
    const { amountMinor, fullMinor = amountMinor } = line;
    return { ...line, amountMinor: amountMinor - offMinor, fullMinor, discount: name };
  });
}

/** What comes off each of these prices, in minor units. */
function takenOffEach(prices: readonly number[], off: Off, currency: Currency): number[] {
  if (off.kind === 'spot') {
    const first = prices.findIndex((price) => price > 0);
    return prices.map((price, index) => (index === first ? price : 0));
  }
  if (off.kind === 'percent') return prices.map((price) => percentOf(price, off.percent, currency));
  const sum = prices.reduce((all, price) => all + price, 0);
  const inAll = Math.min(off.amountMinor, sum);
  const step = stepIn(currency);
  let [before, given] = [0, 0];
  return prices.map((price) => {
    before += price;
    const upToHere = before === sum ? inAll : Math.round((inAll * before) / sum / step) * step;
    const part = Math.min(price, upToHere - given);
    given += part;
    return part;
  });
}

/** How much was taken off an order, in minor units; what is paid later was not. */
export const takenOffOf = (lines: readonly Pick<OrderLine, 'amountMinor' | 'fullMinor' | 'laterMinor'>[]): number =>
  lines.reduce(
    (sum, { amountMinor, laterMinor = 0, fullMinor = amountMinor + laterMinor }) =>
      sum + fullMinor - amountMinor - laterMinor,
    0,
  );

/** What was taken off an order, by name: each automatic discount, and then the code. */
export function discountsOf(
  lines: readonly OrderLine[],
): readonly { readonly name: string; readonly amountMinor: number }[] {
  const sums = new Map<string, number>();
  const add = (name: string, amountMinor: number) => sums.set(name, (sums.get(name) ?? 0) + amountMinor);
  for (const { automatic = [] } of lines) for (const { name, amountMinor } of automatic) add(name, amountMinor);
  for (const line of lines) {
    const inAll = (line.automatic ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const byCode = takenOffOf([line]) - inAll;
    if (byCode > 0) add(`Code ${line.discount ?? ''}`, byCode);
  }
  return [...sums].map(([name, amountMinor]) => ({ name, amountMinor }));
}

/** What stands between the prices of an order and what is paid for it now: what was taken off, and what is paid later. */
export function deductionsOf(lines: readonly OrderLine[]): ReturnType<typeof discountsOf> {
  const amountMinor = lines.reduce((sum, { laterMinor = 0 }) => sum + laterMinor, 0);
  return [...discountsOf(lines), ...(amountMinor > 0 ? [{ name: 'Due later', amountMinor }] : [])];
}
