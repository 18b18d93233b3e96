import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { createAccountUses } from '../ports/accounts/account-uses.ts';
import { createWrite } from '../ports/write.ts';
import { provider } from '../provider/stripe.ts';
import type { AccountParts } from './account-parts.ts';
import { createAccountStore } from './account-store.ts';
import { createConnectStates } from './connect-states.ts';
import { connectOAuth } from './operations/connect-oauth.ts';
import { linkOrCreateStripeAccount } from './operations/link-or-create-stripe-account.ts';
import {
  getAccount,
  getNextPayout,
  getPayouts,
  getSellingCurrency,
  listAccountUses,
  refreshAccount,
} from './operations/read-account.ts';
import { unlinkStripeAccount } from './operations/unlink-stripe-account.ts';

const retry = createRetry();
const parts: AccountParts = {
  accounts: createAccountStore(table(), retry),
  teams: createTeamReader(table()),
  memberships: createMembershipReader(table()),
  states: createConnectStates(table()),
  uses: createAccountUses(table()),
  due: createDueIndex(table()),
  write: createWrite(table(), retry),
  retry,
  provider,
  webOrigin: () => variable('WEB_ORIGIN'),
};

export const handler = serve(payoutAccounts, {
  linkOrCreateStripeAccount: (input, caller) => linkOrCreateStripeAccount(input, caller, parts),
  connectOAuth: (input, caller) => connectOAuth(input, caller, parts),
  getAccount: (_, caller) => getAccount(caller, parts),
  getPayouts: (_, caller) => getPayouts(caller, parts),
  getSellingCurrency: (input, caller) => getSellingCurrency(input, caller, parts),
  refreshAccount: (_, caller) => refreshAccount(caller, parts),
  getNextPayout: (_, caller) => getNextPayout(caller, parts),
  listAccountUses: (_, caller) => listAccountUses(caller, parts),
  unlinkStripeAccount: (_, caller) => unlinkStripeAccount(caller, parts),
});
