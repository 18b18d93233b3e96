import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { createHasPlace } from '../../seasons/sight/place-in-season.ts';
import { createStored } from '../../seasons/stored.ts';
import { getSeasonCheckout } from './operations/get-season-checkout.ts';
import { orderSeasonDues } from './operations/order-season-dues.ts';
import { createReserve } from './reserve-season.ts';

const stored = createStored(table());
const parts = {
  stored,
  seasons: stored,
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  hasPlace: createHasPlace(table()),
  accounts: createAccountReader(table()),
  payments: createOutsidePayments(table()),
  dependants: createDependantReader(table()),
  payouts: createPayoutAccounts(table()),
  orders: createOrders(table()),
  discounts: createDiscounts(table()),
  credits: createCredits(table()),
  reserve: createReserve(table()),
  retry: createRetry(),
};

export const handler = serve(seasonCheckout, {
  getSeasonCheckout: (input, caller) => getSeasonCheckout(input, caller, parts),
  orderSeasonDues: (input, caller) => orderSeasonDues(input, caller, parts),
});
