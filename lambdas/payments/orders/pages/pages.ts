import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createPayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import { createOrders } from '../../ports/orders/orders.ts';
import { provider } from '../../provider/stripe.ts';
import { createCashier } from '../cashier.ts';
import { takesPayments } from '../takes-payments.ts';
import { leadToProvider } from './lead-to-provider.ts';
import { orderFailure, showOrder } from './order-page.ts';
import type { orderPagePaths } from './paths.ts';

const parts = {
  orders: createOrders(table()),
  cashier: createCashier(provider),
  due: createDueIndex(table()),
  takesPayments: takesPayments(createPayoutAccounts(table())),
  secret: signingSecret,
};

/** How a player without an account pays: pages that need no session and no scripts. */
export const handler = servePages<(typeof orderPagePaths)[number]>(
  { '/guest/pay': leadToProvider(parts), '/guest/paid': showOrder(parts) },
  orderFailure,
);
