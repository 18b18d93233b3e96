import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';
import { takesInvitations } from '#lambdas/notifications/ports/takes-invitations.ts';
import { createConnectionReader } from '#lambdas/people/ports/connections/player-connections.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { changeRequestMoved, schedulePublished } from '#shared/competitions/schedules/messages.ts';
import { tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import { createGameReader } from '../../games/game-store.ts';
import { createPlayoffStore } from '../../playoffs/playoff-store.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { createDeskReader } from '../../tournaments/desk-reader.ts';
import { createTournamentNotifier } from '../../tournaments/tournament-notifier.ts';
import { createTournamentReader } from '../../tournaments/tournament-reader.ts';
import { bringMatches } from '../bring-matches.ts';
import { createRequestStore } from '../request-store.ts';
import { createScheduleStore } from '../store.ts';
import { createScheduleNotifier } from './schedule-notifier.ts';

const sources = {
  seasons: createSeasonReader(table()),
  store: createScheduleStore(table()),
  requests: createRequestStore(table()),
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  dependants: createDependantReader(table()),
};
const ofTournaments = {
  tournaments: createTournamentReader(table()),
  desks: createDeskReader(table()),
  games: createGameReader(table()),
  playoffs: createPlayoffStore(table()),
  naming: createNaming(table(), createAccountReader(table())),
  inviting: {
    tournaments: createTournamentReader(table()),
    blocks: createBlockReader(table()),
    connections: createConnectionReader(table()),
    holderOf: createHolderReader(table()),
    takesInvitations: takesInvitations(createMailRefusals(table()), createRateLimit(table())),
  },
};
const delivery = connectDelivery();
const tell = createScheduleNotifier(delivery, sources);

/**
 * Brings matches to what was published and tells those whose matches changed; tells captains of requests, and people of
 * their tournaments.
 */
export const handler = listen(
  on(schedulePublished, async (message, now) => {
    await bringMatches(message.data.seasonId, sources, table(), now);
    await tell.ofPublication(message, now);
  }),
  on(changeRequestMoved, tell.ofRequest),
  on(tournamentTold, createTournamentNotifier(delivery, ofTournaments)),
);
