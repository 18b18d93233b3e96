import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { dueReminded, teamFeeSplit } from '#shared/competitions/payments/messages.ts';
import { createStored } from '../../seasons/stored.ts';
import { createTournamentReader } from '../../tournaments/tournament-reader.ts';
import { watchShares } from '../shares/share-work.ts';
import { tellOfShares } from '../shares/tell-of-shares.ts';
import { remindOfSeason } from './remind-of-season.ts';
import { remindOfTournament } from './remind-of-tournament.ts';

const due = createDueIndex(table());
const telling = {
  by: connectDelivery(),
  stored: createStored(table()),
  tournaments: createTournamentReader(table()),
  dependants: createDependantReader(table()),
  payments: createOutsidePayments(table()),
  payouts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
};

/** Sends what organizers remind payers of, and asks players for their share of a team fee. */
export const handler = listen(
  on(dueReminded, (message, now) =>
    message.data.subjectKind === 'season'
      ? remindOfSeason(message, telling, now)
      : remindOfTournament(message, telling, now),
  ),
  on(teamFeeSplit, async ({ data }, now) => {
    await watchShares(data, due, now);
    await tellOfShares({ ...data, what: 'asked' }, telling, now);
  }),
);
