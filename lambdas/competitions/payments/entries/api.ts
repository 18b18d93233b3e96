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
import { createMembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import { createStored } from '../../seasons/stored.ts';
import { createTournamentReader } from '../../tournaments/tournament-reader.ts';
import { askForEntryAid } from './operations/ask-for-entry-aid.ts';
import { getEntryCheckout } from './operations/get-entry-checkout.ts';
import { orderEntryFee } from './operations/order-entry-fee.ts';
import { createReserveEntry } from './reserve-entry.ts';

const parts = {
  tournaments: createTournamentReader(table()),
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  accounts: createAccountReader(table()),
  payments: createOutsidePayments(table()),
  payouts: createPayoutAccounts(table()),
  orders: createOrders(table()),
  discounts: createDiscounts(table()),
  membersAmong: createMembersAmong(table()),
  aid: createAidRequests(table()),
  credits: createCredits(table()),
  stored: createStored(table()),
  dependants: createDependantReader(table()),
  reserve: createReserveEntry(table()),
  retry: createRetry(),
};

export const handler = serve(entryCheckout, {
  getEntryCheckout: (input, caller) => getEntryCheckout(input, caller, parts),
  orderEntryFee: (input, caller) => orderEntryFee(input, caller, parts),
  askForEntryAid: (input, caller) => askForEntryAid(input, caller, parts),
});
