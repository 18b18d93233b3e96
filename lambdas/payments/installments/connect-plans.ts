import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createLedgerStore } from '../invoices/ledger-store.ts';
import type { connectTelling } from '../invoices/notices/connect-telling.ts';
import { createCashier } from '../orders/cashier.ts';
import { usesOf } from '../ports/accounts/uses-of.ts';
import { createCardCharger } from '../ports/cards/card-charger.ts';
import { createCredits } from '../ports/credits/credits.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createPlanOrders } from './plan-orders.ts';
import { tellOfInstallment } from './tell-of-plan.ts';

/** What it takes to bring payment plans forward, over the product's table, mail service and payment provider. */
export const connectPlans = (telling: ReturnType<typeof connectTelling>, due: DueIndex) => ({
  ...telling,
  accounts: telling.families.accounts,
  orders: createOrders(table()),
  planOrders: createPlanOrders(table()),
  ledger: createLedgerStore(table()),
  cashier: createCashier(provider),
  charger: createCardCharger(provider),
  credits: createCredits(table()),
  uses: usesOf(table()),
  due,
  retry: createRetry(),
  tell: tellOfInstallment({ ...telling, roster: createMemberships(table()) }),
});
