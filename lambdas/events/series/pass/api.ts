import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { rightOver } from '#lambdas/people/ports/family/right-to-answer.ts';
import { createMembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { seriesPass } from '#shared/events/series/pass/contract.ts';
import { createDependantSeats } from '../../dependants/dependant-seats.ts';
import { createEventStore } from '../../details/store.ts';
import { openToTeams } from '../../details/team-standing.ts';
import { createSeatStore } from '../../rsvp/line/seats.ts';
import { createSeriesLeaves } from '../standing-rsvps/series-leaves.ts';
import { createSeriesStore } from '../store.ts';
import { holdFamilyPass } from './hold-family-pass.ts';
import { holdPass } from './hold-pass.ts';
import { getSeriesPass, giveUpPass } from './operations.ts';

const parts = {
  events: openToTeams(createEventStore(table()), table()),
  series: createSeriesStore(table()),
  seats: createSeatStore(table()),
  orders: createOrders(table()),
  credits: createCredits(table()),
  discounts: createDiscounts(table()),
  membersAmong: createMembersAmong(table()),
  uses: usesOf(table()),
  payouts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
  blocks: createBlockReader(table()),
  leaves: createSeriesLeaves(table()),
  dependants: createDependantReader(table()),
  childSeats: createDependantSeats(table()),
  rightOver: rightOver(table()),
  noteUse: createNoteUse(table()),
};

export const handler = serve(
  seriesPass,
  {
    getSeriesPass: (input, caller) => getSeriesPass(input, caller, parts),
    holdPass: (input, caller) => holdPass(input, caller, parts),
    holdFamilyPass: (input, caller) => holdFamilyPass(input, caller, parts),
    giveUpPass: (input, caller) => giveUpPass(input, caller, parts),
  },
  {},
);
