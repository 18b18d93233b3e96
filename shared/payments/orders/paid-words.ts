import { formatMoney } from '../../money.ts';
import type { Order } from './schemas.ts';

/** `You paid $7.66 with the card ending 4242 and $5.00 with your credit.` */
export function paidWords({
  totalMinor,
  creditMinor = 0,
  currency,
  card,
}: Pick<Order, 'totalMinor' | 'creditMinor' | 'currency' | 'card'>): string {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  if (totalMinor === 0)
    return creditMinor > 0 ? `You paid ${money(creditMinor)} with your credit.` : 'Your ticket is free.';
  const byCard = card ? ` with the card ending ${card.last4}` : '';
  return `You paid ${money(totalMinor)}${byCard}${creditMinor > 0 ? ` and ${money(creditMinor)} with your credit` : ''}.`;
}
