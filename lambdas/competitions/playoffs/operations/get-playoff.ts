import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { eventFor, type HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { isVisible, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { leadersOf } from '#shared/competitions/statistics/leaders.ts';
import type { Leader } from '#shared/competitions/statistics/player-line.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import { entrantsOf } from '../../games/game-for.ts';
import { namedGame, sharesGame } from '../../games/named-game.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';
import type { Looking } from '../../statistics/players-seen.ts';
import { type LineParts, shownLines } from '../../statistics/shown-lines.ts';
import type { DeskReader } from '../../tournaments/desk-reader.ts';
import { placesOf } from '../places-of.ts';
import { linesOfPlayoff } from '../playoff-lines.ts';
import { undoSeconds } from '../playoff-rows.ts';
import { toPlayoff } from '../playoff-view.ts';
import { type Found, type PlayoffParts, readPlayoff } from './read-playoff.ts';

type Operations = (typeof contract)['operations'];

export interface Seeing extends PlayoffParts {
  readonly events: HostedEvents;
  readonly seasons: SeasonReader;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly inGame: FindPermissions;
  readonly desks: DeskReader;
}

export interface SeeingPlayers extends Seeing {
  readonly statistics: LineParts;
}

export async function getPublicPlayoff(
  { gameId }: Parsed<Operations['getPublicPlayoff']>,
  { now }: Pick<Caller, 'now'>,
  seeing: SeeingPlayers,
): Promise<Output<Operations['getPublicPlayoff']>> {
  const found = await readPlayoff(gameId, seeing);
  if (!(await isOpenToAll(found.game, seeing))) throw new Problem('game.notFound');
  const visitor = { userId: undefined, now };
  const [leaders, named] = await Promise.all([
    leadersIn(found, { ...visitor, runs: false }, seeing.statistics),
    namedGame(found.game, visitor, seeing.statistics),
  ]);
  const places = await placesOf(found.playoff, found.game, seeing.desks);
  return { ...toPlayoff(found.playoff, named, places), leaders };
}

export async function getPlayoff(
  { gameId }: Parsed<Operations['getPlayoff']>,
  caller: Caller,
  seeing: SeeingPlayers,
): Promise<Output<Operations['getPlayoff']>> {
  const { userId } = actorOf(caller);
  const may = (await seeing.inGame(userId, gameId)) as readonly TeamPermission[] | undefined;
  if (!may) throw new Problem('game.notFound');
  const { playoff, game } = await readPlayoff(gameId, seeing);
  const runs = may.includes('publishSchedule');
  const undo = runs ? await undoable(gameId, caller.now, seeing) : [];
  const { now } = caller;
  const shares = !runs && (await sharesGame(game, userId, seeing.events));
  const [leaders, named] = await Promise.all([
    leadersIn({ playoff, game }, { userId, runs, shares, now }, seeing.statistics),
    namedGame(game, { userId, now, needs: runs, shares }, seeing.statistics),
  ]);
  const mine = game.settings.reporting ? await entrantsOf(game, userId, { squads: seeing.seasons }) : [];
  const places = await placesOf(playoff, game, seeing.desks);
  return { playoff: toPlayoff(playoff, named, places), may: [...may], mine, undo, leaders };
}

const leadersIn = async ({ playoff, game }: Found, looking: Looking, parts: LineParts): Promise<Leader[]> =>
  leadersOf(await shownLines(game, await linesOfPlayoff(playoff, parts), looking, parts));

async function undoable(gameId: string, now: Date, { playoffs }: PlayoffParts) {
  const since = new Date(now.getTime() - undoSeconds * 1000).toISOString();
  const snapshots = await playoffs.listSnapshots(gameId);
  return snapshots
    .filter(({ takenAt }) => takenAt >= since)
    .map(({ version, takenAt, what }) => ({ version, takenAt, what }));
}

/** Games are as public as what they are played in. */
async function isOpenToAll(game: Game, { events, seasons, teams }: Seeing): Promise<boolean> {
  const { eventId, seasonId, tournamentId } = game;
  if (eventId) return (await eventFor({ eventId }, undefined, events)) !== undefined;
  const season = seasonId ? await seasons.find(seasonId) : undefined;
  if (!tournamentId && (!season || season.status === 'draft')) return false;
  const team = await teams.find(season?.teamId ?? game.teamId ?? '');
  return team !== undefined && isVisible(team, undefined);
}
