import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { undoCommand } from '#shared/competitions/brackets/commands/undo-command.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { settle } from './command-playoff.ts';
import { checkVersion, type PlayoffParts, readPlayoff } from './read-playoff.ts';

/** Takes back the change that made a version. */
export async function undoPlayoff(
  { gameId, version, step, force }: Parsed<(typeof contract)['operations']['undoPlayoff']>,
  { now }: Pick<Caller, 'now'>,
  parts: PlayoffParts,
): Promise<PlayoffOutcome> {
  const found = await readPlayoff(gameId, parts);
  checkVersion(found.playoff, version);
  const snapshot = (await parts.playoffs.listSnapshots(gameId)).find((one) => one.version === step);
  if (!snapshot) throw new Problem('playoff.undoOver');
  const outcome = undoCommand(found.playoff.bracket, snapshot, { now: now.toISOString(), force });
  if (outcome.status === 'refused' && outcome.reason === 'too_late') throw new Problem('playoff.undoOver');
  return settle(found, outcome, 'undo', now, parts);
}
