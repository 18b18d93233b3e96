import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createDueReminders } from '#lambdas/payments/ports/outside/due-reminders.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependantsByGuardian } from '#lambdas/people/ports/family/with-dependants-by-guardian.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { withRosterPeople } from '#lambdas/teams/ports/roster/roster-people.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { confirm } from '../seasons/registration/moves/confirm.ts';
import { seasonPermissionsIn } from '../seasons/season-reader.ts';
import { createHasPlace } from '../seasons/sight/place-in-season.ts';
import { createStored } from '../seasons/stored.ts';
import { createWrites } from '../seasons/writes/store.ts';
import { createDeskReader } from '../tournaments/desk-reader.ts';
import { createEntryStore } from '../tournaments/entry-store.ts';
import { createTournamentReader, tournamentPermissionsIn } from '../tournaments/tournament-reader.ts';
import { createCloseCards } from './checkout/close-cards.ts';
import { answerSeasonDispute, getSeasonDispute, refundSeasonOrder, remindSeasonDues } from './keep-season-money.ts';
import {
  answerTournamentDispute,
  getTournamentDispute,
  getTournamentMoney,
  refundTournamentOrder,
  remindTournamentDues,
} from './keep-tournament-money.ts';
import { getMySeasonDues, listSeasonDues, markSeasonDue, unmarkSeasonDue } from './season-payments.ts';
import {
  getMyTournamentDues,
  listTournamentDues,
  markTournamentDue,
  unmarkTournamentDue,
} from './tournament-payments.ts';

const stored = createStored(table());
const teams = createTeamReader(table());
const memberships = createMemberships(table());
const tournaments = createTournamentReader(table());
const hasPlace = createHasPlace(table());
const accounts = withRosterPeople(withDependantsByGuardian(createAccountReader(table()), table()), table());
const parts = {
  stored,
  seasons: stored,
  tournaments,
  entries: createEntryStore(table()),
  teams,
  memberships,
  hasPlace,
  accounts,
  naming: createNaming(table(), accounts),
  payments: createOutsidePayments(table()),
  payouts: createPayoutAccounts(table()),
  desks: createDeskReader(table()),
  orders: createOrders(table()),
  reminders: createDueReminders(table()),
  dependants: createDependantReader(table()),
  confirm: confirm({ stored, ...createWrites(table()) }),
  closeCards: createCloseCards(table()),
};

export const handler = serve(
  competitionPayments,
  {
    getMySeasonDues: (input, caller) => getMySeasonDues(input, caller, parts),
    listSeasonDues: (input, caller) => listSeasonDues(input, caller, parts),
    markSeasonDue: (input, caller) => markSeasonDue(input, caller, parts),
    unmarkSeasonDue: (input) => unmarkSeasonDue(input, parts),
    remindSeasonDues: (input, caller) => remindSeasonDues(input, caller, parts),
    refundSeasonOrder: (input, caller) => refundSeasonOrder(input, caller, parts),
    getSeasonDispute: (input) => getSeasonDispute(input, parts),
    answerSeasonDispute: (input, caller) => answerSeasonDispute(input, caller, parts),
    getMyTournamentDues: (input, caller) => getMyTournamentDues(input, caller, parts),
    listTournamentDues: (input, caller) => listTournamentDues(input, caller, parts),
    markTournamentDue: (input, caller) => markTournamentDue(input, caller, parts),
    unmarkTournamentDue: (input) => unmarkTournamentDue(input, parts),
    getTournamentMoney: (input, caller) => getTournamentMoney(input, caller, parts),
    remindTournamentDues: (input, caller) => remindTournamentDues(input, caller, parts),
    refundTournamentOrder: (input, caller) => refundTournamentOrder(input, caller, parts),
    getTournamentDispute: (input) => getTournamentDispute(input, parts),
    answerTournamentDispute: (input, caller) => answerTournamentDispute(input, caller, parts),
  },
  {
    season: seasonPermissionsIn(stored, teams, memberships, hasPlace),
    tournament: tournamentPermissionsIn(tournaments, teams, memberships),
  },
);
