import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { actorIn, entrantsOf, type GameWorld, gameFor } from '../../games/game-for.ts';
import { isOpenGame, matchAt } from '../../games/operations/score-match.ts';
import { type DeskParts, enterSide, type LineDesk, sidesAt } from '../line-desk.ts';
import type { LineStore } from '../line-store.ts';

type Operations = (typeof games)['operations'];

export interface EnterParts extends DeskParts {
  readonly world: GameWorld;
  readonly lines: LineStore;
}

export async function listMatchPlayers(
  at: Parsed<Operations['listMatchPlayers']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['listMatchPlayers']>> {
  return { sides: await sidesAt(await deskOf(at, caller, parts), parts) };
}

export async function enterStatistics(
  { gameId, matchId, ...entry }: Parsed<Operations['enterStatistics']>,
  caller: Caller,
  parts: EnterParts,
): Promise<Output<Operations['enterStatistics']>> {
  return enterSide(entry, await deskOf({ gameId, matchId }, caller, parts), parts);
}

/** @throws {Problem} access.denied for callers who may not enter the score either */
async function deskOf(
  at: { gameId: string; matchId: string },
  caller: Caller,
  { world, lines }: EnterParts,
): Promise<LineDesk> {
  const { userId } = actorOf(caller);
  const { game, may } = await gameFor(at.gameId, { userId }, world);
  const match = await matchAt(at, game, world);
  const actor = actorIn(match, userId, may, await entrantsOf(game, userId, world));
  if (!actor) throw new Problem('access.denied');
  return {
    game,
    matchId: match.matchId,
    actor,
    // A playoff holds its scores, and not who played.
    isOpen: isOpenGame(game) || game.status === 'locked',
    sides: match.sides.map(({ entrantId, partnerId }) => [entrantId, partnerId].filter((id) => id !== undefined)),
    scoreOf: (side) => scoreOf(match, side),
    save: (entered) => lines.save({ game, match }, entered),
  };
}

function scoreOf({ score, claims }: Match, side: number): number {
  const said = score ?? claims[0]?.score;
  if (!said || said.resultType === 'forfeit') throw new Problem('match.notScored');
  return said.scores[side] ?? 0;
}
