import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { createGameReader, createGameStore } from '#lambdas/competitions/games/game-store.ts';
import { handler } from '#lambdas/competitions/playoffs/api.ts';
import { commandPlayoff } from '#lambdas/competitions/playoffs/operations/command-playoff.ts';
import { generatePlayoff } from '#lambdas/competitions/playoffs/operations/generate-playoff.ts';
import { createPlayoffStore } from '#lambdas/competitions/playoffs/playoff-store.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import type { Input } from '#shared/contract/operation.ts';
import { anEvent } from '../events/events.ts';
import { product } from '../product/product.ts';
import { aPlayoffWish, aSourceGame } from './playoffs.ts';

export const playoffsApi = product.client(playoffs, handler);
export const noGame = 'gam_00000000000000000000000000';

type Wish = Omit<Input<(typeof playoffs)['operations']['generatePlayoff']>, 'gameId'>;

/** A game of an event that so many only entered. */
export async function aGameOf(eventId: string, entrants = 4, differences: Partial<Game> = {}): Promise<string> {
  const gameId = newId('game', product.clock.now());
  await createGameStore(table()).create(aSourceGame(entrants, { eventId, gameId, ...differences }));
  return gameId;
}

/** An event with a game, and the player who runs both. */
export async function aGame(entrants = 4, differences: Partial<Game> = {}) {
  const { event, host } = await anEvent();
  return { host, eventId: event.eventId, gameId: await aGameOf(event.eventId, entrants, differences) };
}

export async function made(host: Account, gameId: string, wish: Partial<Wish> = {}): Promise<Playoff> {
  const asked = { gameId, configuration: { format: 'single' as const }, ...wish };
  const answer = await playoffsApi.signedInAs(host).generatePlayoff(asked);
  if (answer.status === 'failed') throw new Error(JSON.stringify(answer.error));
  return answer.playoff;
}

/** A playoff of so many whose seeds are confirmed. */
export async function aPlayoff(entrants = 4, wish: Partial<Wish> = {}, differences: Partial<Game> = {}) {
  const world = await aGame(entrants, differences);
  const { gameId } = await made(world.host, world.gameId, wish);
  const mine = playoffsApi.signedInAs(world.host);
  await mine.runPlayoff({ gameId, version: 1, command: { type: 'confirm_seeds' } });
  return { ...world, sourceId: world.gameId, gameId, mine };
}

/** The same without anybody asking: seeds confirmed and the first match played. */
export async function putPlayoff(sourceId: string): Promise<string> {
  const now = product.clock.now();
  const parts = { playoffs: createPlayoffStore(table()), games: createGameReader(table()) };
  const gameId = newId('game', now);
  await generatePlayoff({ ...aPlayoffWish(), gameId: sourceId }, { now, newId: () => gameId }, parts);
  await commandPlayoff({ gameId, version: 1, command: { type: 'confirm_seeds' } }, { now }, parts);
  const result = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 0) };
  await commandPlayoff({ gameId, version: 2, command: result }, { now }, parts);
  return gameId;
}

/** The score of a single game. */
export const games = (a: number, b: number) => [{ scores: [a, b] as [number, number] }];
