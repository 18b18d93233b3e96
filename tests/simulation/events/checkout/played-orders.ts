import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';

export const lineOf = (personId: string, what: Pick<StoredOrder['lines'][number], 'kind' | 'ticketId' | 'slotId'>) => ({
  ...what,
  personId,
  name: 'A player',
  amountMinor: 1200,
});

/** Several spots and slots for $12.00 each with the service fee. */
export function totalsOf(spots: number) {
  const [subtotalMinor, serviceFeeMinor] = [1200 * spots, 36 * spots + 30];
  return {
    subtotalMinor,
    serviceFeeMinor,
    platformFeeMinor: serviceFeeMinor,
    totalMinor: subtotalMinor + serviceFeeMinor,
  };
}
