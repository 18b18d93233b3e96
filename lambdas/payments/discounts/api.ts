import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createDiscounts } from '../ports/discounts/discounts.ts';
import { endTeamDiscount, listTeamDiscounts, saveAutomaticDiscount, saveTeamDiscount } from './operations.ts';

const parts = {
  teams: createTeamReader(table()),
  payouts: createPayoutAccounts(table()),
  discounts: createDiscounts(table()),
};

export const handler = serve(
  teamDiscounts,
  {
    listTeamDiscounts: (input) => listTeamDiscounts(input, parts),
    saveTeamDiscount: (input, caller) => saveTeamDiscount(input, caller, parts),
    saveAutomaticDiscount: (input, caller) => saveAutomaticDiscount(input, caller, parts),
    endTeamDiscount: (input, caller) => endTeamDiscount(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, createMemberships(table())) },
);
