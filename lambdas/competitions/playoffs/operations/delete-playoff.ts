import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { DeletedPlayoffs } from '../deleted/store.ts';
import { undoSeconds } from '../playoff-rows.ts';
import { toPlayoff } from '../playoff-view.ts';
import { checkVersion, type PlayoffParts, readPlayoff, refuseStale } from './read-playoff.ts';

type Operations = (typeof contract)['operations'];
type Now = Pick<Caller, 'now'>;

export async function deletePlayoff(
  { gameId, version }: Parsed<Operations['deletePlayoff']>,
  { now }: Now,
  parts: PlayoffParts,
): Promise<Output<Operations['deletePlayoff']>> {
  const { playoff, game } = await readPlayoff(gameId, parts);
  checkVersion(playoff, version);
  if (!(await parts.playoffs.remove(playoff, game, now))) await refuseStale(gameId, parts.playoffs);
  return { playoffId: gameId, sourceGameId: playoff.sourceGameId };
}

/** Bringing back what is back already is done. */
export async function restorePlayoff(
  { gameId, playoffId }: Parsed<Operations['restorePlayoff']>,
  { now }: Now,
  parts: PlayoffParts & { readonly deleted: DeletedPlayoffs },
): Promise<Output<Operations['restorePlayoff']>> {
  const deleted = await parts.deleted.findDeleted(playoffId);
  if (deleted && deleted.sourceGameId === gameId) {
    const isLate = now.getTime() - Date.parse(deleted.deletedAt) > undoSeconds * 1000;
    if (isLate) throw new Problem('playoff.undoOver');
    if (!(await parts.deleted.restore(deleted))) await refuseSecond(gameId, playoffId, parts);
  }
  const found = await parts.playoffs.find(playoffId);
  if (found?.sourceGameId !== gameId) throw new Problem('playoff.notFound');
  const { playoff, game } = await readPlayoff(playoffId, parts);
  return toPlayoff(playoff, game);
}

async function refuseSecond(gameId: string, playoffId: string, { playoffs }: PlayoffParts): Promise<void> {
  if ((await playoffs.findOf(gameId)) !== playoffId) throw new Problem('playoff.exists');
}
