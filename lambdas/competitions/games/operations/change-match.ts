import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { planDuties } from '../auto-confirm/plan-work.ts';
import { gameFor } from '../game-for.ts';
import { isOpenGame, type MatchAt, matchAt, type Scoring } from './score-match.ts';

type Operations = (typeof games)['operations'];
type Changing = Scoring & { readonly accounts: Pick<AccountReader, 'list'> };

/** When and where it is, and who looks after it: without a word on the score. Officials who are new hear of it. */
export async function changeMatch(
  { officials, court, localStart, ...at }: Parsed<Operations['changeMatch']>,
  { now }: Caller,
  { accounts, ...parts }: Changing,
): Promise<Output<Operations['changeMatch']>> {
  const game = await parts.world.games.find(at.gameId);
  if (!game) throw new Problem('game.notFound');
  const before = await openMatch(at, game, parts);
  const come = officials.filter((userId) => !before.officials.includes(userId));
  if ((await accounts.list(come)).length < new Set(come).size) throw new Problem('match.officialUnknown');
  const { court: _, localStart: __, ...rest } = before;
  const after: Match = {
    ...rest,
    officials: [...new Set(officials)],
    confirmed: before.confirmed.filter((userId) => officials.includes(userId)),
    version: before.version + 1,
    updatedAt: now.toISOString(),
    ...(court && { court }),
    ...(localStart && { localStart }),
  };
  await planDuties(after, come, parts.due, now);
  return keep(game, before, after, parts);
}

export async function answerDuty(
  { answer, ...at }: Parsed<Operations['answerDuty']>,
  caller: Caller,
  parts: Scoring,
): Promise<Output<Operations['answerDuty']>> {
  const { userId } = actorOf(caller);
  const { game } = await gameFor(at.gameId, { userId }, parts.world);
  const before = await openMatch(at, game, parts);
  if (!before.officials.includes(userId)) throw new Problem('access.denied');
  const without = (list: readonly string[]) => list.filter((one) => one !== userId);
  const stays = answer === 'confirm';
  const after: Match = {
    ...before,
    officials: stays ? before.officials : without(before.officials),
    confirmed: stays ? [...without(before.confirmed), userId] : without(before.confirmed),
    version: before.version + 1,
    updatedAt: caller.now.toISOString(),
  };
  return keep(game, before, after, parts);
}

/** @throws {Problem} game.matchNotFound, game.over, record.changed */
async function openMatch(at: MatchAt, game: Game, { world }: Scoring): Promise<Match> {
  const match = await matchAt(at, game, world);
  if (!isOpenGame(game) || isOver(match)) throw new Problem('game.over');
  if (match.version !== at.version) throw new Problem('record.changed', { currentVersion: match.version });
  return match;
}

async function keep(game: Game, before: Match, after: Match, { store }: Scoring): Promise<Match> {
  if ((await store.save(game, before, after)) !== 'saved') throw new Problem('record.changed');
  return after;
}
