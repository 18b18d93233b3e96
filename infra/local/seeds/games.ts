import { games } from '#shared/competitions/games/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import type { SeedSession } from './seed-session.ts';

type Details = Omit<Input<(typeof games)['operations']['createGame']>, 'eventId'>;

const sides = (...names: readonly string[]): NonNullable<Details['entrants']> =>
  names.map((name) => ({ kind: 'external', name }));

/** One match between the dark and the light shirts. */
export const shirts: Details = {
  name: 'Light against dark',
  format: 'single_match',
  entrants: sides('Light shirts', 'Dark shirts'),
};

/** A round robin. */
export const openHouseCup: Details = {
  name: 'Open house cup',
  format: 'round_robin',
  entrants: sides('Bouncers', 'Kicks', 'Mudders', 'Heroes'),
};

/** Adds a game to an event and makes its matches, unless that was done. */
export async function addGame(eventId: string, details: Details, host: SeedSession): Promise<void> {
  const mine = host.calls(games);
  const made = await mine.createGame({ eventId, ...details }, { idempotencyKey: `first-world-game-${eventId}` });
  const { game, matches } = await mine.getGame({ gameId: made.game.gameId });
  if (matches.length === 0) await mine.drawGame({ gameId: game.gameId, version: game.version });
}
