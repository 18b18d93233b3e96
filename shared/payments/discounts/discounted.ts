import type { OrderLine } from '../orders/schemas.ts';
import type { Off } from './schemas.ts';

export interface Named {
  /** What lowered the price, such as the code. */
  readonly name: string;
  readonly off: Off;
  /** Only these ways to register pay less; absent where all lines do. */
  readonly modes?: readonly string[] | undefined;
}

/** Whether what lowers the price is for a line. */
export const isFor = ({ mode }: Pick<OrderLine, 'mode'>, modes: Named['modes']): boolean =>
  !modes || (mode !== undefined && modes.includes(mode));

/** The lines of an order before anything was taken off them. */
export const undiscounted = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map(({ fullMinor, discount: _, ...line }) => ({ ...line, amountMinor: fullMinor ?? line.amountMinor }));

/**
 * The lines of an order with a discount. What comes off is known line by line, so that each spot goes back at what was paid for
 * it; no line is below 0, and the sum is right to the minor unit.
 */
export function discounted(lines: readonly OrderLine[], { name, off, modes }: Named): OrderLine[] {
  const full = undiscounted(lines);
  const takenOff = takenOffEach(
    full.map((line) => (isFor(line, modes) ? line.amountMinor : 0)),
    off,
  );
  return full.map((line, index) => {
    const offMinor = takenOff[index] ?? 0;
    if (offMinor === 0) return line;
    return { ...line, amountMinor: line.amountMinor - offMinor, fullMinor: line.amountMinor, discount: name };
  });
}

/** What comes off each of these prices, in minor units. */
function takenOffEach(prices: readonly number[], off: Off): number[] {
  if (off.kind === 'spot') {
    const first = prices.findIndex((price) => price > 0);
    return prices.map((price, index) => (index === first ? price : 0));
  }
  if (off.kind === 'percent') return prices.map((price) => Math.round((price * off.percent) / 100));
  const sum = prices.reduce((all, price) => all + price, 0);
  const inAll = Math.min(off.amountMinor, sum);
  let [before, given] = [0, 0];
  return prices.map((price) => {
    before += price;
    const part = (sum === 0 ? 0 : Math.round((inAll * before) / sum)) - given;
    given += part;
    return part;
  });
}

/** How much was taken off an order, in minor units. */
export const takenOffOf = (lines: readonly Pick<OrderLine, 'amountMinor' | 'fullMinor'>[]): number =>
  lines.reduce((sum, { amountMinor, fullMinor = amountMinor }) => sum + fullMinor - amountMinor, 0);
