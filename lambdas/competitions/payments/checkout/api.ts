import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createAidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { withRosterPeople } from '#lambdas/teams/ports/roster/roster-people.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { createHasPlace } from '../../seasons/sight/place-in-season.ts';
import { createStored } from '../../seasons/stored.ts';
import { askForSeasonAid } from './operations/ask-for-season-aid.ts';
import { getSeasonCheckout } from './operations/get-season-checkout.ts';
import { orderSeasonDues } from './operations/order-season-dues.ts';
import { splitTeamFee } from './operations/split-team-fee.ts';
import { createReserve } from './reserve-season.ts';
import { createSplit } from './split-fee.ts';

const stored = createStored(table());
const parts = {
  stored,
  seasons: stored,
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  hasPlace: createHasPlace(table()),
  accounts: createAccountReader(table()),
  naming: createNaming(table(), withRosterPeople(withDependants(createAccountReader(table()), table()), table())),
  split: createSplit(table()),
  payments: createOutsidePayments(table()),
  dependants: createDependantReader(table()),
  payouts: createPayoutAccounts(table()),
  orders: createOrders(table()),
  discounts: createDiscounts(table()),
  membersAmong: createMembersAmong(table()),
  aid: createAidRequests(table()),
  credits: createCredits(table()),
  reserve: createReserve(table()),
  retry: createRetry(),
};

export const handler = serve(seasonCheckout, {
  getSeasonCheckout: (input, caller) => getSeasonCheckout(input, caller, parts),
  askForSeasonAid: (input, caller) => askForSeasonAid(input, caller, parts),
  splitTeamFee: (input, caller) => splitTeamFee(input, caller, parts),
  orderSeasonDues: (input, caller) => orderSeasonDues(input, caller, parts),
});
