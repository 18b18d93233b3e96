import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { ordersContract } from '#shared/payments/orders/contract.ts';
import { payWithCredit, withoutCredit } from '../../ports/credits/pay-with-credit.ts';
import { shownOrder } from '../../ports/orders/stored-order.ts';
import { type CodeParts, ownOrder, refuseOthers } from './codes-of-order.ts';

type ChooseCredit = (typeof ordersContract)['operations']['chooseCredit'];

/** Whether an order uses what its payer has to spend with the seller. Orders do so by themselves until the payer says no. */
export async function chooseCredit(
  { orderId, isUsed }: Parsed<ChooseCredit>,
  caller: Caller,
  { orders, credits }: Pick<CodeParts, 'orders' | 'credits'>,
): Promise<Output<ChooseCredit>> {
  const order = await ownOrder(orderId, caller, orders);
  const chosen = isUsed
    ? await payWithCredit(order, { orders, credits }, caller.now)
    : await withoutCredit(order, orders);
  refuseOthers(chosen, caller.now);
  return shownOrder(chosen);
}
