import { games } from '#shared/competitions/games/contract.ts';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The games of an event; none where they cannot be read, so that the reader sees the rest of the page. */
export async function loadEventGames(input: {
  readonly eventId: string;
  readonly token?: string;
}): Promise<readonly GameCard[]> {
  const read = hasSession() ? operations(games).listMyEventGames(input) : operations(games).listEventGames(input);
  return read.then(
    ({ games }) => games,
    () => [],
  );
}
