import { clock } from '#lambdas/kernel/clock.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { gameChanged } from '#shared/competitions/games/messages.ts';

const factOf = (about: { gameId: string; matchId?: string }, cause: readonly (string | number)[]) =>
  factRow(gameChanged, idFrom('message', gameChanged.name, about.gameId, ...cause.map(String)), clock.now(), about);

/**
 * That what the page of a game shows is another, as a row of the transaction that makes it so.
 * @param cause what makes it happen once: what changed, and its version
 */
export const gameChangedFact = (gameId: string, ...cause: readonly (string | number)[]) => factOf({ gameId }, cause);

/** The same of one match alone, whose version is the cause. */
export const matchChangedFact = (gameId: string, matchId: string, version: number) =>
  factOf({ gameId, matchId }, [matchId, version]);
