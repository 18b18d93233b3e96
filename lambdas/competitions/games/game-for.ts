import type { HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import { eventFor } from '#lambdas/events/ports/hosted-events.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import type { Game, MatchSide } from '#shared/competitions/games/schemas.ts';
import type { Actor } from '#shared/competitions/games/scoring/score-acts.ts';
import type { Permission } from '#shared/contract/access.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';
import type { GameReader } from './game-store.ts';
import { permissionsInGame } from './permissions.ts';

/** What is looked at to know a person's part in a game. */
export interface GameWorld {
  readonly games: GameReader;
  readonly events: HostedEvents;
  readonly seasons: FindPermissions;
  readonly teams: FindPermissions;
  readonly squads: Pick<SeasonReader, 'squadsOf'>;
}

interface Reader {
  readonly userId?: string | undefined;
  readonly token?: string | undefined;
}

/**
 * A game for a reader, with what they may do in it.
 * @throws {Problem} game.notFound, also when it exists and they may not know
 */
export async function gameFor(
  gameId: string,
  { userId, token }: Reader,
  world: GameWorld,
): Promise<{ game: Game; may: readonly TeamPermission[] }> {
  const game = await world.games.find(gameId);
  const may = game && (userId ? await permissionsInGame(game, userId, world) : undefined);
  if (game && may) return { game, may };
  if (game && (await isOpen(game, token, world))) return { game, may: [] };
  throw new Problem('game.notFound');
}

/** Whether anybody may see it who has the link: games of seasons are told by the pages of their season. */
async function isOpen(game: Game, token: string | undefined, { events, seasons, teams }: GameWorld) {
  const { eventId, seasonId, tournamentId, teamId = '' } = game;
  if (tournamentId) return (await teams('', teamId)) !== undefined;
  if (seasonId) return (await seasons('', seasonId)) !== undefined;
  return eventId !== undefined && (await eventFor({ eventId, token }, undefined, events)) !== undefined;
}

/** The entrants that a person speaks for: themselves, their pair, and squads that they lead. */
export async function entrantsOf(game: Game, userId: string, { squads }: Pick<GameWorld, 'squads'>): Promise<string[]> {
  const led =
    game.seasonId && game.entrants.some(({ squadId }) => squadId)
      ? (await squads.squadsOf(game.seasonId, game.divisionId))
          .filter(({ captainId, coCaptainIds }) => captainId === userId || coCaptainIds.includes(userId))
          .map(({ squadId }) => squadId)
      : [];
  return game.entrants
    .filter(({ personIds, squadId }) => personIds.includes(userId) || (squadId !== undefined && led.includes(squadId)))
    .map(({ entrantId }) => entrantId);
}

/** The role in which a person speaks about a score, the strongest first; undefined for others. */
export function actorIn(
  { officials, sides }: { readonly officials: readonly string[]; readonly sides: readonly Entrants[] },
  userId: string,
  may: readonly Permission[],
  mine: readonly string[],
): Exclude<Actor, { role: 'autoConfirm' }> | undefined {
  if (may.includes('publishSchedule')) return { role: 'manager', userId };
  if (officials.includes(userId)) return { role: 'official', userId };
  if (may.includes('enterScores')) return { role: 'scorekeeper', userId };
  const side = sides.findIndex((one) => speaksFor(one, mine));
  return side < 0 ? undefined : { role: 'captain', side, userId };
}

type Entrants = Pick<MatchSide, 'entrantId' | 'partnerId'>;

const speaksFor = ({ entrantId, partnerId }: Entrants, mine: readonly string[]) =>
  (entrantId !== undefined && mine.includes(entrantId)) || (partnerId !== undefined && mine.includes(partnerId));
