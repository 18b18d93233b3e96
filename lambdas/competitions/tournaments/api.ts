import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createSharingTeams } from '#lambdas/teams/ports/sharing-teams.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { createGameReader } from '../games/game-store.ts';
import { createPlayoffStore } from '../playoffs/playoff-store.ts';
import { createDeskReader } from './desk-reader.ts';
import { createEntryStore } from './entry-store.ts';
import { changeTournament, createTournament } from './operations/change-tournament.ts';
import { addEntries, addEntry, enterTournament, removeEntry, seedEntries, withdrawEntry } from './operations/enter.ts';
import { listTournaments } from './operations/list-tournaments.ts';
import { moveTournament } from './operations/move-tournament.ts';
import { getPartnerInvite, invitePartner, joinPartner } from './operations/partner-links.ts';
import { answerPartner, askPartner, pairPlayers, seekPartner } from './operations/partners.ts';
import {
  getPublicTournament,
  getTournament,
  getTournamentBoard,
  listTeamTournaments,
} from './operations/read-tournaments.ts';
import { tournamentPermissionsIn } from './tournament-reader.ts';
import { createTournamentStore } from './tournament-store.ts';

const parts = {
  tournaments: createTournamentStore(table()),
  entries: createEntryStore(table()),
  desks: createDeskReader(table()),
  games: createGameReader(table()),
  playoffs: createPlayoffStore(table()),
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  accounts: createAccountReader(table()),
  naming: createNaming(table(), createAccountReader(table()), createSharingTeams(table())),
  cities: connectCities(),
  uploads: createUploadReader(table()),
  payouts: createPayoutAccounts(table()),
  dependants: createDependantReader(table()),
  secret: signingSecret,
  blocks: createBlockReader(table()),
};

export const handler = serve(
  tournamentsContract,
  {
    listTournaments: (input, { now }) => listTournaments(input, now, parts),
    getPublicTournament: (input, caller) => getPublicTournament(input, caller, parts),
    getTournamentBoard: (input, caller) => getTournamentBoard(input, caller, parts),
    getTournament: (input, caller) => getTournament(input, caller, parts),
    listTeamTournaments: (input, caller) => listTeamTournaments(input, caller, parts),
    createTournament: (input, caller) => createTournament(input, caller, parts),
    changeTournament: (input, caller) => changeTournament(input, caller, parts),
    moveTournament: (input, caller) => moveTournament(input, caller, parts),
    enterTournament: (input, caller) => enterTournament(input, caller, parts),
    withdrawEntry: (input, caller) => withdrawEntry(input, caller, parts),
    seekPartner: (input, caller) => seekPartner(input, caller, parts),
    askPartner: (input, caller) => askPartner(input, caller, parts),
    answerPartner: (input, caller) => answerPartner(input, caller, parts),
    invitePartner: (input, caller) => invitePartner(input, caller, parts),
    getPartnerInvite: (input, caller) => getPartnerInvite(input, caller, parts),
    joinPartner: (input, caller) => joinPartner(input, caller, parts),
    pairPlayers: (input, caller) => pairPlayers(input, caller, parts),
    addEntry: (input, caller) => addEntry(input, caller, parts),
    addEntries: (input, caller) => addEntries(input, caller, parts),
    removeEntry: (input, caller) => removeEntry(input, caller, parts),
    seedEntries: (input, caller) => seedEntries(input, caller, parts),
  },
  {
    team: teamPermissionsIn(parts.teams, parts.memberships),
    tournament: tournamentPermissionsIn(parts.tournaments, parts.teams, parts.memberships),
  },
);
