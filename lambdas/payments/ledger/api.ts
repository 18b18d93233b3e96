import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createKeepsMoney } from '#lambdas/teams/ports/keeps-money.ts';
import { createOrganizationPermissions } from '#lambdas/teams/ports/organization-money.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { provider } from '../provider/stripe.ts';
import { getAccountingCodes, saveAccountingCodes } from './operations/accounting-codes.ts';
import { exportTransactions } from './operations/export-transactions.ts';
import { listPayoutTransactions } from './operations/payout-transactions.ts';
import { listTransactions } from './operations/transactions.ts';
import { createSaveCodes } from './save-codes.ts';
import { createTransactionStore } from './transaction-store.ts';

const parts = {
  transactions: createTransactionStore(table()),
  accounts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
  keepsMoney: createKeepsMoney(table()),
  organizationPermissions: createOrganizationPermissions(table()),
  saveCodes: createSaveCodes(table()),
  provider,
};

export const handler = serve(transactionsContract, {
  listTransactions: (input, caller) => listTransactions(input, caller, parts),
  exportTransactions: (input, caller) => exportTransactions(input, caller, parts),
  listPayoutTransactions: (input, caller) => listPayoutTransactions(input, caller, parts),
  getAccountingCodes: (_, caller) => getAccountingCodes(caller, parts),
  saveAccountingCodes: (input, caller) => saveAccountingCodes(input, caller, parts),
});
