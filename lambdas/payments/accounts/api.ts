import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { createFindBilling } from '#lambdas/teams/ports/organization-billing.ts';
import { createOrganizationPermissions } from '#lambdas/teams/ports/organization-money.ts';
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
  getOrganizationPayouts,
  getPayouts,
  getSellingCurrency,
  listAccountUses,
  refreshAccount,
} from './operations/read-account.ts';
import { unlinkStripeAccount } from './operations/unlink-stripe-account.ts';
import { mine, ofOrganization } from './owners-call.ts';

const retry = createRetry();
const parts: AccountParts = {
  accounts: createAccountStore(table(), retry),
  teams: createTeamReader(table()),
  memberships: createMembershipReader(table()),
  findBilling: createFindBilling(table()),
  organizationPermissions: createOrganizationPermissions(table()),
  states: createConnectStates(table()),
  uses: createAccountUses(table()),
  due: createDueIndex(table()),
  write: createWrite(table(), retry),
  retry,
  provider,
  webOrigin: () => variable('WEB_ORIGIN'),
};

export const handler = serve(
  payoutAccounts,
  {
    linkOrCreateStripeAccount: (input, caller) => linkOrCreateStripeAccount(input, mine(caller), parts),
    connectOAuth: (input, caller) => connectOAuth(input, caller, parts),
    getAccount: (_, caller) => getAccount(mine(caller), parts),
    getPayouts: (_, caller) => getPayouts(mine(caller), parts),
    getSellingCurrency: (input, caller) => getSellingCurrency(input, caller, parts),
    refreshAccount: (_, caller) => refreshAccount(mine(caller), parts),
    getNextPayout: (_, caller) => getNextPayout(mine(caller), parts),
    listAccountUses: (_, caller) => listAccountUses(mine(caller), parts),
    unlinkStripeAccount: (_, caller) => unlinkStripeAccount(mine(caller), parts),
    getOrganizationPayouts: ({ organizationId: id }, caller) =>
      getOrganizationPayouts(ofOrganization(id, caller), parts),
    linkOrganizationAccount: ({ organizationId: id, ...way }, caller) =>
      linkOrCreateStripeAccount(way, ofOrganization(id, caller), parts),
    refreshOrganizationAccount: ({ organizationId: id }, caller) => refreshAccount(ofOrganization(id, caller), parts),
    getOrganizationNextPayout: ({ organizationId: id }, caller) => getNextPayout(ofOrganization(id, caller), parts),
    listOrganizationAccountUses: ({ organizationId: id }, caller) => listAccountUses(ofOrganization(id, caller), parts),
    unlinkOrganizationAccount: ({ organizationId: id }, caller) =>
      unlinkStripeAccount(ofOrganization(id, caller), parts),
  },
  { organization: parts.organizationPermissions },
);
