import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { Problem } from '#shared/contract/errors.ts';
import { gamesApi } from '../../competitions/games.ts';
import { aPlan, schedulesApi } from '../../competitions/schedules/world.ts';
import { noSeason, seasonDetails, seasonsApi } from '../../competitions/seasons.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

interface Made {
  readonly seasonId: string;
  readonly divisionId: string;
  /** A match between squads that no one here leads. */
  readonly key: string;
}
const made = new WeakMap<TeamWorld, Made>();
const nowhere = { seasonId: noSeason, divisionId: 'div_00000000000000000000000000', key: 'none' };
const as = ({ person }: TeamWorld) => (person ? schedulesApi.signedInAs(person) : schedulesApi.signedOut());

/** A season of two squads with its schedule published. */
async function withSchedule(world: TeamWorld): Promise<void> {
  const seasons = seasonsApi.signedInAs(world.owner);
  const { seasonId, divisions } = await seasons.createSeason({ ...seasonDetails(), teamId: world.teamId });
  const divisionId = divisions[0]?.divisionId ?? '';
  await seasons.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  for (const name of ['Ants', 'Bees']) await seasons.enterSquad({ seasonId, divisionId, name });
  const mine = schedulesApi.signedInAs(world.owner);
  await mine.saveSchedulePlan({ seasonId, version: 0, plan: aPlan(divisionId) });
  const { draft } = await mine.makeSchedule({ seasonId, version: 1 });
  await mine.publishSchedule({ seasonId, version: 2 });
  made.set(world, { seasonId, divisionId, key: draft?.matches[0]?.key ?? '' });
}

const bindSchedule = (operations: readonly string[], call: (world: TeamWorld, at: Made) => Promise<unknown>): Binding =>
  bindTeam(
    operations,
    (world, teamId) => call(world, (teamId === world.teamId && made.get(world)) || nowhere),
    {},
    withSchedule,
  );

/** A refusal that comes after every question of who is asking. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Problem) || error.code !== code) throw error;
};

/** Rows of schedules and of tables. */
export const scheduleRows: Readonly<Record<string, Binding>> = {
  'schedule.read': bindSchedule(
    [
      'getSchedule',
      'getPublishedSchedule',
      'getMySchedule',
      'getStandings',
      'getMyStandings',
      'getCompetition',
      'getMyCompetition',
      'listSeasonGames',
      'listMySeasonGames',
      'listSeasonLeaders',
      'listMySeasonLeaders',
    ],
    async (world, { seasonId, divisionId }) => {
      await schedulesApi.signedOut().getSchedule({ seasonId });
      await schedulesApi.signedOut().getStandings({ seasonId, divisionId });
      await gamesApi.signedOut().listSeasonGames({ seasonId });
      await gamesApi.signedOut().listSeasonLeaders({ seasonId, divisionId });
      if (world.person) {
        await gamesApi.signedInAs(world.person).listMySeasonLeaders({ seasonId, divisionId });
        await gamesApi.signedInAs(world.person).listMySeasonGames({ seasonId });
        await as(world).getMySchedule({ seasonId });
        await as(world).getPublishedSchedule({ seasonId });
        await as(world).getMyStandings({ seasonId, divisionId });
        await as(world).getMyCompetition({ seasonId, divisionId });
      }
      return schedulesApi.signedOut().getCompetition({ seasonId, divisionId });
    },
  ),
  'schedule.write': bindSchedule(
    [
      'getScheduleDesk',
      'getScheduleVersion',
      'saveSchedulePlan',
      'makeSchedule',
      'makeNextRound',
      'changeDraft',
      'publishSchedule',
      'planRainout',
      'decideChangeRequest',
    ],
    async (world, { seasonId, divisionId, key }) => {
      const mine = as(world);
      const read = await mine.getScheduleDesk({ seasonId });
      const planned = await mine.saveSchedulePlan({ seasonId, version: read.version, plan: aPlan(divisionId) });
      const { version, draft } = await mine.makeSchedule({ seasonId, version: planned.version });
      const lock = { do: 'lock' as const, key: draft?.matches[0]?.key ?? key };
      const locked = await mine.changeDraft({ seasonId, version, changes: [lock] });
      const published = await mine.publishSchedule({ seasonId, version: locked.version });
      await mine.getScheduleVersion({ seasonId, number: published.published?.number ?? 1 });
      const closure = { id: 'rain', from: '2027-03-06T00:00', until: '2027-03-07T00:00', reason: 'Rain' };
      await mine.planRainout({ seasonId, version: published.version, closure });
      const requestId = 'chr_00000000000000000000000000';
      return mine
        .decideChangeRequest({ seasonId, requestId, version: 1, decision: 'refuse' })
        .catch(unless('schedule.requestNotFound'));
    },
  ),
  'standings.write': bindSchedule(
    ['getStandingsRules', 'saveRuleset', 'adjustStandings', 'dropAdjustment', 'orderByHand', 'drawLots'],
    async (world, { seasonId, divisionId }) => {
      const mine = as(world);
      const { version } = await mine.getStandingsRules({ seasonId, divisionId });
      const at = { seasonId, divisionId };
      await mine.saveRuleset({ ...at, version, ruleset: standingsTemplates.soccer, places: 1 });
      const none = { ...at, version: version + 1, entrantId: 'unknown', points: 1, reason: 'For the rain' };
      await mine.adjustStandings(none).catch(unless('standings.entrantNotFound'));
      const order = { ...at, version: version + 1, order: ['unknown-1', 'unknown-2'], reason: 'By lot' };
      await mine.orderByHand(order).catch(unless('standings.entrantNotFound'));
      await mine
        .dropAdjustment({ ...at, version: version + 1, index: 0 })
        .catch(unless('standings.adjustmentNotFound'));
      return mine.drawLots({ ...at, version: version + 1 });
    },
  ),
  'schedule.requests.list': bindSchedule(['listChangeRequests'], (world, { seasonId }) =>
    as(world).listChangeRequests({ seasonId }),
  ),
  'schedule.request.ofOthers': bindSchedule(
    ['askForChange', 'answerChangeRequest', 'listOpenTimes'],
    (world, { seasonId, key }) =>
      as(world).askForChange({
        seasonId,
        key,
        options: [{ placeId: 'north', courtId: 'c1', localStart: '2027-03-13T10:00' }],
        reason: 'A wedding',
      }),
  ),
};
