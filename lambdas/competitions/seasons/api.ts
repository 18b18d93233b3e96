import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createExternalTeamReader } from '#lambdas/teams/ports/external/external-teams.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createMemberDetails } from '#lambdas/teams/ports/roster/member-details.ts';
import { createListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import { withRosterPeople } from '#lambdas/teams/ports/roster/roster-people.ts';
import { createTeamSheets } from '#lambdas/teams/ports/roster/team-sheets.ts';
import { createSharingTeams } from '#lambdas/teams/ports/sharing-teams.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { createTournamentReader } from '../tournaments/tournament-reader.ts';
import { newCode } from './codes.ts';
import { createGroupStore, createSessionStore } from './group-store.ts';
import { changeSeason, createSeason, deleteSeason, moveSeason } from './operations/change-season.ts';
import { givePlaceToDependant, registerDependant, withdrawDependant } from './operations/family.ts';
import {
  changeSeasonGroup,
  changeSession,
  createSeasonGroup,
  createSession,
  deleteSeasonGroup,
  deleteSession,
} from './operations/groups-and-sessions.ts';
import { listOpenSeasons } from './operations/list-open-seasons.ts';
import { answerMailedPlace, offerPlaceByMail, readMailedPlace } from './operations/mailed-places.ts';
import { proposeGuardian } from './operations/propose-guardian.ts';
import { getPublicSeason, getSeason, listSeasons, listTeamSeasons } from './operations/read-seasons.ts';
import { register } from './operations/register.ts';
import {
  decideRegistration,
  getRegistration,
  listRegistrationCards,
  listSeasonRegistrations,
  withdrawRegistration,
} from './operations/registrations.ts';
import { applySquads, planSquads } from './operations/squad-plans.ts';
import { addSquadPlayers } from './operations/squad-players.ts';
import { answerSquadRequest, changeSquad, enterSquad, setSquadStanding } from './operations/squads.ts';
import { answerPlace, offerPlace, takeBackPlace } from './operations/transfers.ts';
import { createRegistrationStore } from './registration/registration-store.ts';
import { seasonPermissionsIn } from './season-reader.ts';
import { createSeasonStore } from './season-store.ts';
import { createHasPlace } from './sight/place-in-season.ts';
import { createSquadStore } from './squads/squad-store.ts';

const people = withRosterPeople(withDependants(createAccountReader(table()), table()), table());
const parts = {
  seasons: createSeasonStore(table(), newCode),
  groups: createGroupStore(table()),
  sessions: createSessionStore(table()),
  squads: createSquadStore(table(), newCode),
  registrations: createRegistrationStore(table(), newCode),
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  payouts: createPayoutAccounts(table()),
  memberDetails: createMemberDetails(table()),
  sheets: createTeamSheets(table()),
  accounts: people,
  naming: createNaming(table(), people, createSharingTeams(table())),
  dependants: createDependantReader(table()),
  tournaments: createTournamentReader(table()),
  noteUse: createNoteUse(table()),
  externals: createExternalTeamReader(table()),
  blocks: createBlockReader(table()),
  record: (fact: ReturnType<typeof factRow>) => outboxEntity(table()).put(fact).go(),
  holderOf: createHolderReader(table()),
  secret: signingSecret,
  hasPlace: createHasPlace(table()),
  uploads: createUploadReader(table()),
  withoutLogin: createListPlayersWithoutLogin(table()),
};

export const handler = serve(
  seasonsContract,
  {
    listSeasons: (input, caller) => listSeasons(input, caller, parts),
    listOpenSeasons: (input, caller) => listOpenSeasons(input, caller, parts),
    listTeamSeasons: (input, caller) => listTeamSeasons(input, caller, parts),
    getPublicSeason: (input, caller) => getPublicSeason(input, caller, parts),
    getSeason: (input, caller) => getSeason(input, caller, parts),
    createSeason: (input, caller) => createSeason(input, caller, parts),
    changeSeason: (input, caller) => changeSeason(input, caller, parts),
    moveSeason: (input, caller) => moveSeason(input, caller, parts),
    deleteSeason: (input, caller) => deleteSeason(input, caller, parts),
    createSeasonGroup: (input, caller) => createSeasonGroup(input, caller, parts),
    changeSeasonGroup: (input) => changeSeasonGroup(input, parts),
    deleteSeasonGroup: (input) => deleteSeasonGroup(input, parts),
    createSession: (input, caller) => createSession(input, caller, parts),
    changeSession: (input) => changeSession(input, parts),
    deleteSession: (input) => deleteSession(input, parts),
    register: (input, caller) => register(input, caller, parts),
    registerDependant: (input, caller) => registerDependant(input, caller, parts),
    withdrawDependant: (input, caller) => withdrawDependant(input, caller, parts),
    offerPlace: (input, caller) => offerPlace(input, caller, parts),
    offerPlaceByMail: (input, caller) => offerPlaceByMail(input, caller, parts),
    readMailedPlace: (input, caller) => readMailedPlace(input, caller, parts),
    answerMailedPlace: (input, caller) => answerMailedPlace(input, caller, parts),
    givePlaceToDependant: (input, caller) => givePlaceToDependant(input, caller, parts),
    takeBackPlace: (input, caller) => takeBackPlace(input, caller, parts),
    answerPlace: (input, caller) => answerPlace(input, caller, parts),
    withdrawRegistration: (input, caller) => withdrawRegistration(input, caller, parts),
    listRegistrationCards: (input, caller) => listRegistrationCards(input, caller, parts),
    listSeasonRegistrations: (input) => listSeasonRegistrations(input, parts),
    getRegistration: (input, caller) => getRegistration(input, caller, parts),
    decideRegistration: (input, caller) => decideRegistration(input, caller, parts),
    proposeGuardian: (input, caller) => proposeGuardian(input, caller, parts),
    enterSquad: (input, caller) => enterSquad(input, caller, parts),
    changeSquad: (input, caller) => changeSquad(input, caller, parts),
    setSquadStanding: (input, caller) => setSquadStanding(input, caller, parts),
    answerSquadRequest: (input, caller) => answerSquadRequest(input, caller, parts),
    addSquadPlayers: (input, caller) => addSquadPlayers(input, caller, parts),
    planSquads: (input) => planSquads(input, parts),
    applySquads: (input, caller) => applySquads(input, caller, parts),
  },
  {
    team: teamPermissionsIn(parts.teams, parts.memberships),
    season: seasonPermissionsIn(parts.seasons, parts.teams, parts.memberships, parts.hasPlace),
  },
);
