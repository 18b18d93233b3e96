import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createCredits } from '../ports/credits/credits.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { giveCredit, listGivenCredits, takeBackCredit } from './operations/given-credits.ts';
import { listMyCredits } from './operations/list-my-credits.ts';
import { debitCredit, grantCredit, listTeamCredits } from './operations/team-credits.ts';

const accounts = createAccountReader(table());
const parts = {
  credits: createCredits(table()),
  orders: createOrders(table()),
  payouts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
  roster: createMemberships(table()),
  withoutLogin: createListPlayersWithoutLogin(table()),
  dependants: createDependantReader(table()),
  accounts,
  naming: createNaming(table(), accounts),
};

export const handler = serve(
  creditsContract,
  {
    listMyCredits: (_, caller) => listMyCredits(caller, parts),
    listGivenCredits: (_, caller) => listGivenCredits(caller, parts),
    giveCredit: (input, caller) => giveCredit(input, caller, parts),
    takeBackCredit: (input, caller) => takeBackCredit(input, caller, parts),
    listTeamCredits: (input, caller) => listTeamCredits(input, caller, parts),
    grantCredit: (input, caller) => grantCredit(input, caller, parts),
    debitCredit: (input, caller) => debitCredit(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, parts.roster) },
);
