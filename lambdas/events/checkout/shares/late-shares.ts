import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { ShareLock } from '#shared/events/payments/card-share.ts';

/** What players of an order pay of a shared cost whose price is final, by the number of their spots. */
export const lateShares = (
  { eachMinor = 0 }: ShareLock,
  { lines }: Pick<StoredOrder, 'lines'>,
  people: readonly string[],
): Record<string, number> =>
  Object.fromEntries(
    people.map((person) => [person, eachMinor * lines.filter(({ personId }) => personId === person).length]),
  );
