import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/competitions/games/api.ts';
import { createGameStore } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { games } from '#shared/competitions/games/contract.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { Input } from '#shared/contract/operation.ts';
import { anEvent, joiners } from '../events/events.ts';
import { product } from '../product/product.ts';

export const gamesApi = product.client(games, handler);
export const noGame = 'gam_00000000000000000000000000';
export const noMatch = 'mtc_00000000000000000000000000';

type Details = Omit<Input<(typeof games)['operations']['createGame']>, 'eventId'>;

/** Names without people behind them. */
export const outsiders = (count: number): NonNullable<Details['entrants']> =>
  Array.from({ length: count }, (_, index) => ({ kind: 'external', name: `Side ${index + 1}`, seed: index + 1 }));

/** A soccer game between two, unless the test says otherwise. */
export const gameDetails = (differences: Partial<Details> = {}): Details => ({
  name: 'Main game',
  gameTypeId: 'soccer',
  format: 'single_match',
  entrants: outsiders(2),
  ...differences,
});

interface Made {
  readonly game: Game;
  readonly gameId: string;
  readonly eventId: string;
  readonly host: Account;
}

/** A game in an event, and the person who runs it. */
export async function aGame(differences: Partial<Details> = {}): Promise<Made> {
  const { event, host } = await anEvent();
  const { game } = await gamesApi.signedInAs(host).createGame({ eventId: event.eventId, ...gameDetails(differences) });
  return { game, gameId: game.gameId, eventId: event.eventId, host };
}

/** The same with its matches. */
export async function aDrawnGame(differences: Partial<Details> = {}): Promise<Made & { matches: Match[] }> {
  const made = await aGame(differences);
  const view = await gamesApi.signedInAs(made.host).drawGame({ gameId: made.gameId, version: 1 });
  return { ...made, ...view };
}

/** Two people who joined meet in one match. */
export async function aDuel(differences: Partial<Details> = {}) {
  const { event, host } = await anEvent();
  const [home, away] = (await joiners(event.eventId, 2)) as [Account, Account];
  const entrants = [home, away].map(({ userId }) => ({ kind: 'person' as const, personIds: [userId] }));
  const mine = gamesApi.signedInAs(host);
  const { game } = await mine.createGame({ eventId: event.eventId, ...gameDetails({ entrants, ...differences }) });
  const { matches } = await mine.drawGame({ gameId: game.gameId, version: 1 });
  const at = { gameId: game.gameId, matchId: matches[0]?.matchId ?? '' };
  const enter = (person: Account, version: number, scores: number[], more: { reason?: string } = {}) =>
    gamesApi.signedInAs(person).enterScore({ ...at, version, entry: { scores }, ...more });
  return { eventId: event.eventId, at, host, home, away, enter };
}

/** A playoff made from it has begun. */
export async function locked({ gameId }: { gameId: string }): Promise<number> {
  return standing(gameId, 'locked');
}

export async function standing(gameId: string, status: Game['status']): Promise<number> {
  const store = createGameStore(table());
  const game = await store.find(gameId);
  if (!game) throw new Error('There is no such game');
  await store.save(game, { ...game, status, version: game.version + 1 });
  return game.version + 1;
}
