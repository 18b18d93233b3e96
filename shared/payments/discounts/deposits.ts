import type { Currency } from '#shared/money.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { isPayableByCard } from '../quote.ts';

/**
 * Lines of which a deposit is paid now, once all was taken off: the deposit, or the whole price where that is less. What is left to
 * pay later stands on the line. Where a card could not pay so little, it is paid now.
 */
export const withDeposits = (lines: readonly OrderLine[], currency: Currency): readonly OrderLine[] =>
  lines.map((line) => {
    const { amountMinor, depositMinor = amountMinor, fullMinor = amountMinor } = line;
    const laterMinor = amountMinor - Math.min(depositMinor, amountMinor);
    if (laterMinor === 0 || !isPayableByCard({ amountMinor: laterMinor, currency })) return line;
    return { ...line, amountMinor: amountMinor - laterMinor, fullMinor, laterMinor };
  });
