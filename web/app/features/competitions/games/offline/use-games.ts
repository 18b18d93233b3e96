import { useSyncExternalStore } from 'react';
import { changeGames, type GamesChange, type GamesState, initialGames } from './games-store.ts';

let games: GamesState = initialGames;
const listeners = new Set<() => void>();

/** Tells the store of games what happened. Loaders and actions tell it as well as pages. */
export function tellGames(change: GamesChange): void {
  games = changeGames(games, change);
  for (const listener of listeners) listener();
}

/** Games as they are known now. */
export const knownGames = (): GamesState => games;

/** The same for a page, which follows it. */
export const useGames = (): GamesState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    knownGames,
    knownGames,
  );

/**
 * Reads games and lets the store say how that goes.
 * @param of the id of the event or season whose games are read, or of the one game
 */
export async function readingGames<Read>(of: string, read: () => Promise<Read>): Promise<Read> {
  tellGames({ type: 'loading', of });
  try {
    return await read();
  } catch (error) {
    tellGames({ type: 'failed', of, error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
