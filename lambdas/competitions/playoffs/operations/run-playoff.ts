import { carryOut } from '#shared/competitions/brackets/apply-command.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { fillSeeds } from '#shared/competitions/playoffs/fill-seeds.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { sourceGroups } from '#shared/competitions/playoffs/source-groups.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import type { Caller } from '../../../kernel/serve.ts';
import { commandPlayoff, settle } from './command-playoff.ts';
import { checkVersion, type PlayoffParts, readPlayoff } from './read-playoff.ts';

type RunPlayoff = (typeof contract)['operations']['runPlayoff'];

export async function runPlayoff(
  { command, ...at }: Parsed<RunPlayoff>,
  caller: Pick<Caller, 'now'>,
  parts: PlayoffParts,
): Promise<PlayoffOutcome> {
  return command.type === 'fill_seeds' ? fill(at, caller, parts) : commandPlayoff({ ...at, command }, caller, parts);
}

/** What the game that it was made from says by now decides who is in. */
async function fill(
  { gameId, version }: Pick<Parsed<RunPlayoff>, 'gameId' | 'version'>,
  { now }: Pick<Caller, 'now'>,
  parts: PlayoffParts,
): Promise<PlayoffOutcome> {
  const found = await readPlayoff(gameId, parts);
  checkVersion(found.playoff, version);
  const { bracket, sourceGameId } = found.playoff;
  const source = await parts.games.find(sourceGameId);
  if (!source) throw new Problem('game.notFound');
  const groups = sourceGroups(source, await parts.games.listMatches(source));
  const outcome = carryOut(bracket, fillSeeds(bracket, groups, sourceGameId), now.toISOString());
  return settle(found, outcome, 'fill_seeds', now, parts);
}
