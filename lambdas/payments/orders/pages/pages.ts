import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createMembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { createPayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import { createCredits } from '../../ports/credits/credits.ts';
import { createDiscounts } from '../../ports/discounts/discounts.ts';
import { createOrders } from '../../ports/orders/orders.ts';
import { provider } from '../../provider/stripe.ts';
import { createCashier } from '../cashier.ts';
import { takesPayments } from '../takes-payments.ts';
import { changeCode } from './change-code.ts';
import { leadToProvider } from './lead-to-provider.ts';
import { orderFailure, showOrder } from './order-page.ts';
import type { orderFormPaths, orderPagePaths } from './paths.ts';

const parts = {
  orders: createOrders(table()),
  credits: createCredits(table()),
  discounts: createDiscounts(table()),
  membersAmong: createMembersAmong(table()),
  rates: createRateLimit(table()),
  cashier: createCashier(provider),
  due: createDueIndex(table()),
  takesPayments: takesPayments(createPayoutAccounts(table())),
  secret: signingSecret,
};

/** How a player without an account pays: pages that need no session and no scripts. */
export const handler = servePages<(typeof orderPagePaths)[number] | (typeof orderFormPaths)[number]>(
  { '/guest/pay': leadToProvider(parts), '/guest/paid': showOrder(parts), '/api/guest/code': changeCode(parts) },
  orderFailure,
);
