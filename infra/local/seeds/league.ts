import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { seasonStatuses } from '#shared/competitions/seasons/words.ts';
import { teams } from '#shared/teams/contract.ts';
import { toLocal } from '#shared/time.ts';
import { makeCup, playCup } from './cup.ts';
import { eventually } from './eventually.ts';
import { type SeedSeason, seedSeasons } from './league-seasons.ts';
import { fillCommunity } from './members.ts';
import { people, type SeedPerson } from './people.ts';
import type { SeedSession } from './seed-session.ts';

interface World {
  readonly cityPlaceId: string;
  readonly timeZone: string;
  readonly sessionOf: (person: SeedPerson) => SeedSession;
  readonly begunAt: Date;
}

interface Running extends World {
  readonly owner: SeedSession;
  readonly teamId: string;
}

/**
 * A league of kickball with a season that is half played, whose cup waits for it, and a past one with its champion. Every
 * step may be repeated. Answers the id of its community, which the first of the people owns.
 */
export async function makeLeague(world: World): Promise<string> {
  const [first, ...others] = people as [SeedPerson, ...SeedPerson[]];
  const owner = world.sessionOf(first);
  const { teamId } = await owner.calls(teams).createTeam(
    {
      name: 'Austin Kickball League',
      kind: 'league',
      gameTypeIds: ['kickball'],
      colours: { main: '#7a1f3d', accent: '#f2c14e' },
      cityPlaceId: world.cityPlaceId,
      description: 'Saturday mornings at Zilker Park. Every level, every age from 18, always enough shade.',
    },
    { idempotencyKey: 'first-world-league-team' },
  );
  await fillCommunity(teamId, others.slice(0, 8), world.sessionOf);
  for (const [index, season] of seedSeasons.entries()) await makeSeason(season, index, { ...world, owner, teamId });
  return teamId;
}

async function makeSeason(season: SeedSeason, index: number, world: Running): Promise<void> {
  const { owner, teamId, timeZone, begunAt } = world;
  const { seasonId } = await owner.calls(seasonsContract).createSeason(
    {
      teamId,
      label: season.label,
      description: 'A single round robin. Two halves of 25 minutes.',
      startDate: dayIn(season.fromWeek, world),
      endDate: dayIn(season.untilWeek, world),
      timeZone,
      gameTypeId: 'kickball',
      format: 'league',
      registrationModes: ['create_team', 'join_team'],
      registrationWindows: [
        {
          name: 'All ages',
          opensAt: new Date(begunAt.getTime() - 60_000).toISOString(),
          closesAt: new Date(begunAt.getTime() + 86_400_000).toISOString(),
          audience: 'public',
        },
      ],
      rostersShown: 'everyone',
      divisions: [{ name: season.division, standingsTemplate: 'soccer' }],
    },
    { idempotencyKey: `first-world-season-${index}` },
  );
  const divisionId = await fill(season, seasonId, world);
  await schedule(season, { seasonId, divisionId }, world);
  const gameId = await play(seasonId, divisionId, world);
  const cupId = await makeCup(gameId, `season-${index}`, owner);
  if (season.hasChampion) await playCup(cupId, owner);
  await move(seasonId, season.status, owner);
}

/** Captains bring their squads while registration is open. */
async function fill(season: SeedSeason, seasonId: string, { owner, sessionOf }: Running): Promise<string> {
  const mine = owner.calls(seasonsContract);
  await move(seasonId, 'registration_open', owner);
  const { season: opened } = await mine.getSeason({ seasonId });
  const divisionId = opened.divisions[0]?.divisionId ?? '';
  for (const { captain, name, colour } of season.squads) {
    const theirs = sessionOf(captain).calls(seasonsContract);
    const { registration } = await theirs.getSeason({ seasonId });
    if (!registration) await theirs.register({ seasonId, divisionId, mode: 'create_team', squad: { name, colour } });
  }
  const { squads } = await mine.getSeason({ seasonId });
  for (const { squadId, version, status } of squads)
    if (status === 'forming') await mine.setSquadStanding({ seasonId, squadId, version, to: 'confirmed' });
  await move(seasonId, 'in_play', owner);
  return divisionId;
}

/** Takes the season on step by step; one that is further stays where it is. */
async function move(seasonId: string, to: Season['status'], owner: SeedSession): Promise<void> {
  const mine = owner.calls(seasonsContract);
  for (;;) {
    const { season } = await mine.getSeason({ seasonId });
    const at = seasonStatuses.indexOf(season.status);
    const next = season.status === 'draft' ? 'registration_open' : seasonStatuses[at + 1];
    if (at >= seasonStatuses.indexOf(to) || !next) return;
    await mine.moveSeason({ seasonId, version: season.version, to: next });
  }
}

/** Two fields on Saturday mornings. */
async function schedule(season: SeedSeason, of: { seasonId: string; divisionId: string }, world: Running) {
  const mine = world.owner.calls(schedules);
  const { seasonId, divisionId } = of;
  const desk = await mine.getScheduleDesk({ seasonId });
  if (desk.published) return;
  const planned = await mine.saveSchedulePlan({
    seasonId,
    version: desk.version,
    plan: {
      from: dayIn(season.fromWeek, world),
      until: dayIn(season.untilWeek, world),
      divisions: [{ divisionId, meetings: 1 }],
      places: [
        {
          placeId: 'zilker',
          name: 'Zilker Park',
          courts: [
            { courtId: 'main', name: 'Main field' },
            { courtId: 'small', name: 'Small field' },
          ],
        },
      ],
      openings: [
        {
          placeId: 'zilker',
          courtIds: ['main', 'small'],
          weekdays: [5],
          from: '09:00',
          to: '12:00',
          matchMinutes: 50,
          changeoverMinutes: 10,
        },
      ],
    },
  });
  const made = await mine.makeSchedule({ seasonId, version: planned.version });
  await mine.publishSchedule({ seasonId, version: made.version });
}

/** Enters a score for everything that has been. @returns the game of the division */
async function play(seasonId: string, divisionId: string, { owner, timeZone, begunAt }: Running): Promise<string> {
  const mine = owner.calls(games);
  // What is published becomes matches by a message.
  const { gameId, matches } = await eventually(async () => {
    const { games: all } = await mine.listSeasonGames({ seasonId });
    const found = all.find((game) => game.divisionId === divisionId);
    const view = found && (await mine.getGame({ gameId: found.gameId }));
    return view && view.matches.length > 0 ? { gameId: view.game.gameId, matches: view.matches } : undefined;
  });
  const now = toLocal(begunAt, timeZone);
  for (const match of matches.filter((one) => isDue(one, now))) {
    const { matchId, version, number } = match;
    const scores = [(number * 7) % 5, (number * 3 + 1) % 4];
    await mine.enterScore({ gameId, matchId, version, entry: { scores } });
  }
  return gameId;
}

const isDue = ({ localStart = '9', status }: Match, now: string) => localStart < now && status === 'published';

/** The day so many weeks from the first start. */
const dayIn = (weeks: number, { begunAt, timeZone }: World): string =>
  toLocal(new Date(begunAt.getTime() + weeks * 7 * 86_400_000), timeZone).slice(0, 10);
