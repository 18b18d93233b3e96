import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import type { BracketCommand } from '#shared/competitions/brackets/commands/commands.ts';
import type { BracketOutcome } from '#shared/competitions/brackets/outcome.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { judgeCommand } from '#shared/competitions/playoffs/judge-games.ts';
import { openClaims } from '#shared/competitions/playoffs/open-claims.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { placingOf } from '../placing-of.ts';
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
  const { bracket } = found.playoff;
  const judged = judgeCommand(command, found.game.scoring, bracket);
  if ('refused' in judged) return { status: 'refused', reason: judged.refused };
  return settle(found, applyCommand(bracket, judged.command, now.toISOString()), command.type, now, parts);
}

/** Writes what came of a command, with the claims that are left; nothing where it is refused or needs consent. */
export async function settle(
  { playoff, game }: Found,
  outcome: BracketOutcome,
  what: string,
  now: Date,
  { playoffs }: PlayoffParts,
): Promise<PlayoffOutcome> {
  if (outcome.status === 'refused') return outcome;
  if (outcome.status === 'needs_consent') return { ...outcome, lost: [...outcome.lost] };
  const { bracket, snapshot, lost, offered } = outcome;
  const claims = openClaims(playoff.claims ?? {}, readBracket(bracket));
  const after = {
    ...playoff,
    bracket,
    placing: placingOf(playoff, bracket),
    claims,
    version: playoff.version + 1,
    updatedAt: now.toISOString(),
  };
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
