import type { Game } from '#shared/competitions/games/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { GameReader } from '../../games/game-store.ts';
import type { StoredPlayoff } from '../playoff-rows.ts';
import type { PlayoffStore } from '../playoff-store.ts';

/** What operations on playoffs read. */
export interface PlayoffParts {
  readonly playoffs: PlayoffStore;
  readonly games: Pick<GameReader, 'find' | 'listMatches'>;
}

export interface Found {
  readonly playoff: StoredPlayoff;
  readonly game: Game;
}

/** @throws game.notFound without a game, playoff.notFound where it is no playoff */
export async function readPlayoff(gameId: string, { playoffs, games }: PlayoffParts): Promise<Found> {
  const [playoff, game] = await Promise.all([playoffs.find(gameId), games.find(gameId)]);
  if (!game) throw new Problem('game.notFound');
  if (!playoff) throw new Problem('playoff.notFound');
  return { playoff, game };
}

/** @throws record.changed with the version that is stored, where that is another one */
export function checkVersion({ version: currentVersion }: StoredPlayoff, version: number): void {
  if (version !== currentVersion) throw new Problem('record.changed', { currentVersion });
}

/** @throws record.changed: another writer was faster */
export async function refuseStale(gameId: string, playoffs: Pick<PlayoffStore, 'find'>): Promise<never> {
  const current = await playoffs.find(gameId);
  if (!current) throw new Problem('playoff.notFound');
  throw new Problem('record.changed', { currentVersion: current.version });
}
