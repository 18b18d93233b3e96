import type { StoredOrder } from '../../ports/orders/stored-order.ts';

interface Moved {
  /** Minor units. */
  readonly amountMinor: number;
  readonly at: string;
}

/**
 * What each invoice of an order bears of money that left it without naming one, by invoice: in proportion to what the invoice had
 * left of the payment then. It follows from the order alone, so that every reading of it finds the same; the parts add up.
 */
export function partsOfOrder(
  { lines, refunds }: Pick<StoredOrder, 'lines' | 'refunds'>,
  { amountMinor, at }: Moved,
): ReadonlyMap<string, number> {
  const backOf = (invoiceId: string) =>
    refunds
      .filter((refund) => refund.invoiceId === invoiceId && refund.status !== 'failed' && refund.at < at)
      .reduce((sum, refund) => sum + refund.amountMinor, 0);
  const left = lines.map(({ invoiceId = '', amountMinor: paidMinor }) => ({
    invoiceId,
    leftMinor: Math.max(0, paidMinor - backOf(invoiceId)),
  }));
  const inAll = left.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  const moved = Math.min(amountMinor, inAll);
  let [before, given] = [0, 0];
  return new Map(
    left.map(({ invoiceId, leftMinor }) => {
      before += leftMinor;
      const upToHere = inAll === 0 ? 0 : Math.round((moved * before) / inAll);
      const part = upToHere - given;
      given = upToHere;
      return [invoiceId, part] as const;
    }),
  );
}
