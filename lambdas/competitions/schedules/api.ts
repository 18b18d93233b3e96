import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { createGameStore } from '../games/game-store.ts';
import { createSeasonReader, seasonPermissionsIn } from '../seasons/season-reader.ts';
import { createHasPlace } from '../seasons/sight/place-in-season.ts';
import {
  adjustStandings,
  drawLots,
  dropAdjustment,
  getStandingsRules,
  orderByHand,
  saveRuleset,
} from '../standings/operations/rules.ts';
import { getCompetition, getStandings } from '../standings/operations/standings.ts';
import { createRulesStore } from '../standings/rules-store.ts';
import { changeDraft } from './operations/change-draft.ts';
import {
  answerChangeRequest,
  askForChange,
  decideChangeRequest,
  listChangeRequests,
  listOpenTimes,
} from './operations/change-requests.ts';
import { getMySchedule, getSchedule } from './operations/get-schedule.ts';
import { getScheduleVersion } from './operations/get-schedule-version.ts';
import { makeNextRound } from './operations/make-next-round.ts';
import { getScheduleDesk, makeSchedule, saveSchedulePlan } from './operations/make-schedule.ts';
import { planRainout } from './operations/plan-rainout.ts';
import { publishSchedule } from './operations/publish-schedule.ts';
import { createRequestStore } from './request-store.ts';
import { createScheduleStore } from './store.ts';

const matches = createGameStore(table());
const seasons = createSeasonReader(table());
const [teams, memberships] = [createTeamReader(table()), createMemberships(table())];
const inSeason = seasonPermissionsIn(seasons, teams, memberships, createHasPlace(table()));
const sources = {
  seasons,
  inSeason,
  store: createScheduleStore(table()),
  requests: createRequestStore(table()),
  rules: createRulesStore(matches),
  matches,
  teams,
};

/** Schedules and standings. Making a schedule of 4,032 matches takes a whole processor about twelve seconds. */
export const handler = serve(
  schedules,
  {
    getSchedule: (input, { now }) => getSchedule(input, { userId: undefined, now }, sources),
    getPublishedSchedule: (input, caller) =>
      getSchedule(input, { userId: actorOf(caller).userId, now: caller.now }, sources),
    getScheduleDesk: (input, caller) => getScheduleDesk(input, caller, sources),
    getScheduleVersion: (input) => getScheduleVersion(input, sources),
    saveSchedulePlan: (input, caller) => saveSchedulePlan(input, caller, sources),
    makeSchedule: (input, caller) => makeSchedule(input, caller, sources),
    makeNextRound: (input, caller) => makeNextRound(input, caller, sources),
    changeDraft: (input, caller) => changeDraft(input, caller, sources),
    publishSchedule: (input, caller) => publishSchedule(input, caller, sources),
    planRainout: (input, caller) => planRainout(input, caller, sources),
    getMySchedule: (input, caller) => getMySchedule(input, caller, sources),
    listOpenTimes: (input, caller) => listOpenTimes(input, caller, sources),
    listChangeRequests: (input, caller) => listChangeRequests(input, caller, sources),
    askForChange: (input, caller) => askForChange(input, caller, sources),
    answerChangeRequest: (input, caller) => answerChangeRequest(input, caller, sources),
    decideChangeRequest: (input, caller) => decideChangeRequest(input, caller, sources),
    getStandings: (input) => getStandings(input, undefined, sources),
    getMyStandings: (input, caller) => getStandings(input, actorOf(caller).userId, sources),
    getCompetition: (input) => getCompetition(input, undefined, sources),
    getMyCompetition: (input, caller) => getCompetition(input, actorOf(caller).userId, sources),
    getStandingsRules: (input) => getStandingsRules(input, sources),
    saveRuleset: (input, caller) => saveRuleset(input, caller, sources),
    adjustStandings: (input, caller) => adjustStandings(input, caller, sources),
    dropAdjustment: (input, caller) => dropAdjustment(input, caller, sources),
    orderByHand: (input, caller) => orderByHand(input, caller, sources),
    drawLots: (input, caller) => drawLots(input, caller, sources),
  },
  { season: inSeason },
);
