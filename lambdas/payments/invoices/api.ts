import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { invoices } from '#shared/payments/invoices/contract.ts';
import { createCashier } from '../orders/cashier.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createCredits } from '../ports/credits/credits.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createInvoiceOrders } from './card/invoice-orders.ts';
import { payInvoices } from './card/pay-invoices.ts';
import { createInvoiceStore } from './invoice-store.ts';
import { createMoneyStore } from './money-store.ts';
import { downloadInvoice, getInvoice, listInvoices } from './operations/own-invoices.ts';

const teams = createTeamReader(table());
const parts = {
  invoices: createInvoiceStore(table()),
  money: createMoneyStore(table()),
  dependants: createDependantReader(table()),
  naming: createNaming(table(), withDependants(createAccountReader(table()), table())),
  permissionsIn: teamPermissionsIn(teams, createMemberships(table())),
  objects: createObjects(),
  teams,
  payouts: createPayoutAccounts(table()),
  orders: createOrders(table()),
  credits: createCredits(table()),
  invoiceOrders: createInvoiceOrders(table()),
  cashier: createCashier(provider),
  retry: createRetry(),
};

export const handler = serve(invoices, {
  listInvoices: (input, caller) => listInvoices(input, caller, parts),
  getInvoice: (input, caller) => getInvoice(input, caller, parts),
  payInvoices: (input, caller) => payInvoices(input, caller, parts),
  downloadInvoice: (input, caller) => downloadInvoice(input, caller, parts),
});
