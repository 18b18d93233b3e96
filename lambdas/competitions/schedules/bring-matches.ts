import { contention } from '#lambdas/kernel/data/conditions.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { SchedulePlan } from '#shared/competitions/schedules/plan.ts';
import { poolName, poolsIn } from '#shared/competitions/schedules/planned-division.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { divisionGame, divisionGameId, matchIdOf, squadEntrant } from '../games/division-game.ts';
import { matchChangedFact } from '../games/game-facts.ts';
import { toMatchRow } from '../games/game-rows.ts';
import { createGameStore, type GameStore } from '../games/game-store.ts';
import { createGameWrite } from '../games/writes/store.ts';
import { type Desk, readDesk, type ScheduleSources } from './season-desk.ts';

const atOnce = 12;

/**
 * Brings the matches of a season's games to what is published now, whichever publication asked for it. It is repeated until
 * nothing was published meanwhile, so that of several who do it the last leaves the newest. What is being played or over
 * stays as it is.
 */
export async function bringMatches(seasonId: string, sources: ScheduleSources, table: Table, now: Date): Promise<void> {
  for (;;) {
    const desk = await readDesk(seasonId, sources);
    const divisions = Map.groupBy(desk.published?.matches ?? [], ({ groupId }) => groupId);
    for (const [divisionId, matches] of divisions) await bringDivision({ desk, divisionId, matches }, table, now);
    const { number } = await sources.store.find(seasonId);
    if (number === desk.schedule.number) return;
  }
}

interface OfDivision {
  readonly desk: Desk;
  readonly divisionId: string;
  readonly matches: readonly ScheduledMatch[];
}

async function bringDivision({ desk, divisionId, matches }: OfDivision, table: Table, now: Date): Promise<void> {
  const games = createGameStore(table);
  const game = await readyGame({ desk, divisionId, matches }, games, now);
  const known = new Map((await games.listMatches(game)).map((match) => [match.matchId, match]));
  const about = {
    desk,
    gameId: game.gameId,
    draw: game.draw,
    bestOf: bestOfIn(game),
    poolOf: poolsOfDivision(desk, divisionId),
    now,
  };
  const wanted = new Map(
    matches.map((match, index) => {
      const made = matchOf(match, { ...about, number: index + 1 });
      return [made.matchId, made] as const;
    }),
  );
  const dropped = [...known.values()].filter(({ matchId }) => !wanted.has(matchId)).map(withoutTime);
  const write = createGameWrite(table, createRetry());
  await inParallel([...wanted.values(), ...dropped], atOnce, async (match) => {
    const before = known.get(match.matchId);
    if (before && (!isStillOpen(before) || isSame(before, match))) return;
    // Who looks after it stays, and is asked again whether they can be there.
    const officials = before?.officials ?? [];
    const row = toMatchRow({ ...before, ...match, officials, version: (before?.version ?? 0) + 1 });
    const fact = matchChangedFact(game.gameId, match.matchId, row.version);
    const refused = await write((parts) => [
      parts.match
        .put(row)
        .where((stored, { eq, notExists }) => (before ? eq(stored.version, before.version) : notExists(stored.version)))
        .commit(),
      parts.outbox.put(fact).commit(),
    ]);
    if (refused.length > 0) throw contention('The match moved meanwhile');
  });
}

/** The game of the division with all entrants, ready to be played. */
async function readyGame({ desk, divisionId, matches }: OfDivision, games: GameStore, now: Date) {
  const gameId = divisionGameId(desk.season.seasonId, divisionId);
  const fresh = divisionGame(desk.season, divisionId, now);
  if (!(await games.find(gameId))) await games.create(fresh);
  const before = (await games.find(gameId)) ?? fresh;
  const poolOf = poolsOfDivision(desk, divisionId);
  const entrants = desk.all
    .filter((squad) => squad.divisionId === divisionId)
    .map((squad) => ({
      ...squadEntrant(squad),
      ...(poolOf.has(squad.squadId) && { groupId: poolOf.get(squad.squadId) }),
    }));
  const rounds = Math.max(...matches.map(({ round }) => round));
  const status = before.status === 'setup' ? ('ready' as const) : before.status;
  const { name } = fresh;
  const isAsBefore =
    before.name === name && before.rounds === rounds && before.status === status && sameJson(before.entrants, entrants);
  if (isAsBefore) return before;
  const after = {
    ...before,
    name,
    entrants,
    rounds,
    status,
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  if (!(await games.save(before, after))) throw contention('The game moved meanwhile');
  return after;
}

/** Which pool every squad of a division is in, where it is played in pools. */
function poolsOfDivision({ schedule, all }: Desk, divisionId: string): ReadonlyMap<string, string> {
  const division = schedule.plan?.divisions.find((one) => one.divisionId === divisionId);
  if (division?.format !== 'pools') return new Map();
  const ids = all.filter((squad) => squad.divisionId === divisionId).map(({ squadId }) => squadId);
  return new Map(poolsIn(division, ids).flatMap((pool, at) => pool.map((id) => [id, poolName(at)] as const)));
}

const bestOfIn = ({ scoring }: Game): Match['bestOf'] => (scoring.kind === 'sets' ? scoring.bestOf : 1);

interface About {
  readonly desk: Desk;
  readonly gameId: string;
  readonly draw: number;
  readonly bestOf: Match['bestOf'];
  readonly poolOf: ReadonlyMap<string, string>;
  readonly number: number;
  readonly now: Date;
}

function matchOf({ key, round, groupId, homeId, awayId, at, durationMinutes }: ScheduledMatch, about: About): Match {
  const { seasonId, facts } = about.desk.season;
  const side = (entrantId: string) => ({ entrantId, slotState: 'set' as const });
  return {
    matchId: matchIdOf(seasonId, key),
    gameId: about.gameId,
    version: 1,
    draw: about.draw,
    seasonId,
    stage: 1,
    groupId: about.poolOf.get(homeId) ?? groupId,
    round,
    number: about.number,
    sides: [side(homeId), side(awayId)],
    bestOf: about.bestOf,
    countsInStandings: true,
    officials: [],
    confirmed: [],
    claims: [],
    updatedAt: about.now.toISOString(),
    ...(at
      ? {
          ...at,
          timeZone: facts.timeZone,
          court: courtName(about.desk.schedule.plan, at),
          status: 'published',
          ...(durationMinutes !== undefined && { durationMin: durationMinutes }),
        }
      : { status: 'unscheduled' }),
  };
}

function courtName(plan: SchedulePlan | undefined, { placeId, courtId }: { placeId: string; courtId: string }) {
  const place = plan?.places.find((one) => one.placeId === placeId);
  const court = place?.courts.find((one) => one.courtId === courtId);
  return [place?.name ?? placeId, court?.name ?? courtId].join(', ').slice(0, 60);
}

/** Of who left the season, or of a meeting that there is no more. */
const withoutTime = (match: Match): Match => ({ ...match, status: 'cancelled' });

const movable = new Set<Match['status']>(['unscheduled', 'scheduled', 'published', 'ready', 'waiting', 'postponed']);
const isStillOpen = ({ status }: Match) => movable.has(status) || status === 'cancelled';

const shown = ({ sides, localStart, placeId, courtId, court, durationMin, round, number, status }: Match) => [
  ...[sides, localStart, placeId, courtId, court, durationMin, round, number, status],
];
const isSame = (a: Match, b: Match) => sameJson(shown(a), shown(b));
const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
