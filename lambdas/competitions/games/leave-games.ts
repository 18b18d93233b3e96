import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { GamePlayers } from './game-players.ts';
import type { GameStore } from './game-store.ts';

interface Parts {
  readonly games: Pick<GameStore, 'find' | 'save'>;
  readonly players: Pick<GamePlayers, 'gamesOf'>;
  readonly accounts: Pick<AccountReader, 'list'>;
  /** The playoff that was made from a game, which has the same people in it. */
  readonly playoffOf: (gameId: string) => Promise<string | undefined>;
}

/** A deleted player stays in games as a former player, so that tables and brackets stand. Safe to repeat. */
export const createLeaveGames =
  ({ games, players, accounts, playoffOf }: Parts, retry = createRetry()) =>
  async ({ userId }: { readonly userId: string }, now: Date): Promise<void> => {
    const leave = (gameId: string) =>
      retry(async () => {
        const game = await games.find(gameId);
        if (!game?.entrants.some(({ personIds }) => personIds.includes(userId))) return;
        const after = await withoutPerson(game, userId, accounts);
        const at = { version: game.version + 1, updatedAt: now.toISOString() };
        if (!(await games.save(game, { ...after, ...at }))) throw contention('The game moved meanwhile');
      });
    for (const gameId of await players.gamesOf(userId)) {
      await leave(gameId);
      const playoffId = await playoffOf(gameId);
      if (playoffId) await leave(playoffId);
    }
  };

async function withoutPerson(game: Game, userId: string, accounts: Parts['accounts']): Promise<Game> {
  const partners = game.entrants.flatMap(({ personIds }) => (personIds.includes(userId) ? personIds : []));
  const names = new Map((await accounts.list(partners)).map((one) => [one.userId, one.displayName]));
  return {
    ...game,
    entrants: game.entrants.map((one) => {
      if (!one.personIds.includes(userId)) return one;
      const personIds = one.personIds.filter((id) => id !== userId);
      const partner = personIds.map((id) => names.get(id) ?? formerPlayer);
      return { ...one, personIds, name: [formerPlayer, ...partner].join(' and ').slice(0, 60) };
    }),
  };
}
