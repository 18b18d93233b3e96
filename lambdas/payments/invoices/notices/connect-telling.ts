import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { createPayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import { createInvoiceStore } from '../invoice-store.ts';
import { createMoneyStore } from '../money-store.ts';

/** What it takes to tell payers something, over the product's table and mail service. */
export const connectTelling = () => ({
  by: connectDelivery(),
  invoices: createInvoiceStore(table()),
  money: createMoneyStore(table()),
  families: { dependants: createDependantReader(table()), accounts: createAccountReader(table()) },
  teams: createTeamReader(table()),
  payouts: createPayoutAccounts(table()),
  naming: createNaming(table(), withDependants(createAccountReader(table()), table())),
});
