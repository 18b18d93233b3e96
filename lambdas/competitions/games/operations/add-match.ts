import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { isOpen } from '#shared/competitions/games/competition-of.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import { ladderOrder } from '#shared/competitions/games/rounds/ladder-order.ts';
import { between, playing } from '#shared/competitions/games/rounds/plan-fixed.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { entrantsOf, type GameWorld, gameFor } from '../game-for.ts';
import type { GameStore } from '../game-store.ts';
import { newMatch } from './make-rounds.ts';

type AddMatch = (typeof games)['operations']['addMatch'];

/** A player on a ladder challenges one above within reach who has no open match with them. */
export async function addMatch(
  { gameId, ...challenge }: Parsed<AddMatch>,
  caller: Caller,
  { world, store }: { world: GameWorld; store: GameStore },
  retry = createRetry(),
): Promise<Output<AddMatch>> {
  const { userId } = actorOf(caller);
  return retry(async () => {
    const { game, may } = await gameFor(gameId, { userId }, world);
    const mine = await entrantsOf(game, userId, world);
    if (!may.includes('publishSchedule') && !mine.includes(challenge.challengerId)) throw new Problem('access.denied');
    if (game.format !== 'challenge_list' || game.draw === 0 || !isGoing(game)) throw new Problem('game.over');
    const matches = await store.listMatches(game);
    refuseBeyond(game, matches, challenge);
    const round = game.rounds + 1;
    const sides = between(challenge.challengedId, challenge.challengerId);
    const made = newMatch({ round, sides }, game, matches.length + 1, caller.now);
    const after = { ...game, rounds: round, version: game.version + 1, updatedAt: made.updatedAt };
    if (!(await store.save(game, after, [made]))) throw contention('The game changed');
    return made;
  });
}

const isGoing = ({ status }: Game) => status === 'ready' || status === 'in_progress';

function refuseBeyond(game: Game, matches: readonly Match[], { challengerId, challengedId }: Challenge): void {
  const ids = playing(game).map(({ entrantId }) => entrantId);
  const order = ladderOrder(ids, matches);
  const up = order.indexOf(challengerId) - order.indexOf(challengedId);
  const isBusy = matches
    .filter(isOpen)
    .some(({ sides }) => sides.some(({ entrantId }) => entrantId === challengerId || entrantId === challengedId));
  const isOnList = order.includes(challengerId) && order.includes(challengedId);
  if (isBusy || !isOnList || up < 1 || up > game.settings.reach) throw new Problem('game.entrantUnknown');
}

interface Challenge {
  readonly challengerId: string;
  readonly challengedId: string;
}
