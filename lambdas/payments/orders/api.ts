import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createMembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createCredits } from '../ports/credits/credits.ts';
import { createDiscounts } from '../ports/discounts/discounts.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createCashier } from './cashier.ts';
import { chooseCredit } from './operations/choose-credit.ts';
import { answerCreditOffer, chooseRefund } from './operations/choose-refund.ts';
import { applyCode, removeCode } from './operations/codes-of-order.ts';
import { previewDeletion } from './operations/preview-deletion.ts';
import { getOrder, listOrders } from './operations/read-orders.ts';
import { startCheckout } from './operations/start-checkout.ts';
import { takesPayments } from './takes-payments.ts';

const orders = createOrders(table());

const codes = {
  orders,
  discounts: createDiscounts(table()),
  credits: createCredits(table()),
  membersAmong: createMembersAmong(table()),
};

const parts = {
  orders,
  cashier: createCashier(provider),
  due: createDueIndex(table()),
  takesPayments: takesPayments(createPayoutAccounts(table())),
};

export const handler = serve(ordersContract, {
  startCheckout: ({ orderId }, caller) => startCheckout({ orderId, userId: actorOf(caller).userId }, parts, caller.now),
  applyCode: (input, caller) => applyCode(input, caller, codes),
  removeCode: (input, caller) => removeCode(input, caller, codes),
  chooseCredit: (input, caller) => chooseCredit(input, caller, codes),
  chooseRefund: (input, caller) => chooseRefund(input, caller, orders),
  answerCreditOffer: (input, caller) => answerCreditOffer(input, caller, orders),
  previewDeletion: (_, caller) => previewDeletion(caller, { orders, dependants: createDependantReader(table()) }),
  getOrder: (input, caller) => getOrder(input, caller, orders),
  listOrders: (input, caller) => listOrders(input, caller, orders),
});
