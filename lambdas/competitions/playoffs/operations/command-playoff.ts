import { applyCommand } from '#shared/competitions/brackets/apply-command.ts';
import type { BracketCommand } from '#shared/competitions/brackets/commands.ts';
import type { BracketOutcome } from '#shared/competitions/brackets/outcome.ts';
import { undoCommand } from '#shared/competitions/brackets/undo-command.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import type { Caller } from '../../../kernel/serve.ts';
import { toPlayoff } from '../playoff-view.ts';
import { checkVersion, type Found, type PlayoffParts, readPlayoff, refuseStale } from './read-playoff.ts';

interface Command {
  readonly gameId: string;
  readonly version: number;
  readonly command: BracketCommand;
}
type Now = Pick<Caller, 'now'>;

/** Does one command to a playoff: the pure rules decide, and the write holds only for the version that they saw. */
export async function commandPlayoff(
  { gameId, version, command }: Command,
  { now }: Now,
  parts: PlayoffParts,
): Promise<PlayoffOutcome> {
  const found = await readPlayoff(gameId, parts);
  checkVersion(found.playoff, version);
  return settle(found, applyCommand(found.playoff.bracket, command, now.toISOString()), command.type, now, parts);
}

/** Takes back the change that made a version. */
export async function undoPlayoff(
  { gameId, version, step, force }: Parsed<(typeof contract)['operations']['undoPlayoff']>,
  { now }: Now,
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

async function settle(
  { playoff, game }: Found,
  outcome: BracketOutcome,
  what: string,
  now: Date,
  { playoffs }: PlayoffParts,
): Promise<PlayoffOutcome> {
  if (outcome.status === 'refused') return outcome;
  if (outcome.status === 'needs_consent') return { ...outcome, lost: [...outcome.lost] };
  const { bracket, snapshot, lost, offered } = outcome;
  const after = { ...playoff, bracket, version: playoff.version + 1, updatedAt: now.toISOString() };
  const kept = snapshot && { ...snapshot, what };
  if (!(await playoffs.save(playoff, after, kept))) await refuseStale(playoff.gameId, playoffs);
  return {
    status: 'applied',
    playoff: toPlayoff(after, game),
    lost: [...lost],
    ...(kept && { undo: { version: after.version, takenAt: kept.takenAt, what } }),
    ...(offered && { offered }),
  };
}
