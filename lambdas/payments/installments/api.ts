import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import { createInvoiceStore } from '../invoices/invoice-store.ts';
import { createCashier } from '../orders/cashier.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { usesOf } from '../ports/accounts/uses-of.ts';
import { createCredits } from '../ports/credits/credits.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { savePaymentPlan, waiveInstallment } from './operations/keep-plan.ts';
import { acceptPaymentPlan, payInstallment } from './operations/pay-plan.ts';
import { updateCard } from './operations/update-card.ts';
import { createPlanOrders } from './plan-orders.ts';

const teams = createTeamReader(table());
const parts = {
  invoices: createInvoiceStore(table()),
  teams,
  payouts: createPayoutAccounts(table()),
  dependants: createDependantReader(table()),
  naming: createNaming(table(), withDependants(createAccountReader(table()), table())),
  orders: createOrders(table()),
  credits: createCredits(table()),
  planOrders: createPlanOrders(table()),
  cashier: createCashier(provider),
  uses: usesOf(table()),
  due: createDueIndex(table()),
  retry: createRetry(),
  provider,
};

export const handler = serve(
  installments,
  {
    savePaymentPlan: (input, caller) => savePaymentPlan(input, caller, parts),
    waiveInstallment: (input) => waiveInstallment(input, parts),
    acceptPaymentPlan: (input, caller) => acceptPaymentPlan(input, caller, parts),
    payInstallment: (input, caller) => payInstallment(input, caller, parts),
    updateCard: (input, caller) => updateCard(input, caller, parts),
  },
  { team: teamPermissionsIn(teams, createMemberships(table())) },
);
