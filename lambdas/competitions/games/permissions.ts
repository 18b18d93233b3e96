import { eventFor, type HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import type { GameReader } from './game-store.ts';

/** What the host of an event may do in its games. */
const ofManagers: readonly TeamPermission[] = ['manageEvents', 'enterScores', 'publishSchedule'];

interface Around {
  readonly events: HostedEvents;
  /** Of the season that a game is in: see `seasonPermissionsIn`. */
  readonly seasons: FindPermissions;
  /** Of the team that runs the tournament of a game: see `teamPermissionsIn`. */
  readonly teams: FindPermissions;
}

/** What a person may do in a game, judged by its event, season or team as they are now; undefined where it is hidden from them. */
export async function permissionsInGame(
  { eventId, seasonId, tournamentId, teamId = '' }: Pick<Game, 'eventId' | 'seasonId' | 'tournamentId' | 'teamId'>,
  userId: string,
  { events, seasons, teams }: Around,
): Promise<readonly TeamPermission[] | undefined> {
  if (seasonId) return (await seasons(userId, seasonId)) as readonly TeamPermission[] | undefined;
  if (tournamentId) return (await teams(userId, teamId)) as readonly TeamPermission[] | undefined;
  const found = eventId ? await eventFor({ eventId }, userId, events) : undefined;
  if (!found) return undefined;
  return found.manages ? ofManagers : [];
}

/** The permissions of the scope `game`. */
export const gamePermissionsIn =
  (games: Pick<GameReader, 'find'>, around: Around): FindPermissions =>
  async (userId, gameId) => {
    const game = await games.find(gameId);
    return game && permissionsInGame(game, userId, around);
  };
