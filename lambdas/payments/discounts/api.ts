import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createAidRequests } from '../ports/aid/aid-requests.ts';
import { createDiscounts } from '../ports/discounts/discounts.ts';
import { answerAidRequest, listAidRequests } from './aid/operations.ts';
import { endTeamDiscount, listTeamDiscounts, saveAutomaticDiscount, saveTeamDiscount } from './operations.ts';

const parts = {
  teams: createTeamReader(table()),
  payouts: createPayoutAccounts(table()),
  discounts: createDiscounts(table()),
  aid: createAidRequests(table()),
  naming: createNaming(table(), createAccountReader(table())),
};

export const handler = serve(
  teamDiscounts,
  {
    listTeamDiscounts: (input) => listTeamDiscounts(input, parts),
    saveTeamDiscount: (input, caller) => saveTeamDiscount(input, caller, parts),
    saveAutomaticDiscount: (input, caller) => saveAutomaticDiscount(input, caller, parts),
    listAidRequests: (input, caller) => listAidRequests(input, caller, parts),
    answerAidRequest: (input, caller) => answerAidRequest(input, caller, parts),
    endTeamDiscount: (input, caller) => endTeamDiscount(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, createMemberships(table())) },
);
