import { formatMoney } from '#shared/money.ts';
import type { SeasonCard } from '../seasons/schemas.ts';

/** `$51.80 a player`, `From $45.00 a player`, `$309.30 a team`; undefined where nothing is paid. */
export function seasonPriceWords(price: SeasonCard['price']): string | undefined {
  if (!price) return undefined;
  const { each, is, ...sum } = price;
  return `${is ? 'From ' : ''}${formatMoney(sum)} a ${each}`;
}
