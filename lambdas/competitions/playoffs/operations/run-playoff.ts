import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { carryOut } from '#shared/competitions/brackets/commands/apply-command.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import { fillSeeds } from '#shared/competitions/playoffs/fill-seeds.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { sourceGroups } from '#shared/competitions/playoffs/source-groups.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { namesIn } from '../names-in.ts';
import { commandPlayoff, settle } from './command-playoff.ts';
import { checkVersion, type PlayoffParts, readPlayoff } from './read-playoff.ts';

type RunPlayoff = (typeof contract)['operations']['runPlayoff'];

export async function runPlayoff(
  { command, ...at }: Parsed<RunPlayoff>,
  caller: Pick<Caller, 'now'>,
  parts: PlayoffParts,
): Promise<PlayoffOutcome> {
  return command.type === 'fill_seeds'
    ? fill({ ...at, decided: command.decided }, caller, parts)
    : commandPlayoff({ ...at, command }, caller, parts);
}

/** What the game that it was made from says by now decides who is in. */
async function fill(
  {
    gameId,
    version,
    decided,
  }: Pick<Parsed<RunPlayoff>, 'gameId' | 'version'> & { readonly decided: readonly string[] },
  { now }: Pick<Caller, 'now'>,
  parts: PlayoffParts,
): Promise<PlayoffOutcome> {
  const found = await readPlayoff(gameId, parts);
  checkVersion(found.playoff, version);
  const { bracket, sourceGameId } = found.playoff;
  const source = await parts.games.find(sourceGameId);
  if (!source) throw new Problem('game.notFound');
  const groups = sourceGroups(source, await parts.games.listMatches(source));
  const filled = fillSeeds(bracket, groups, sourceGameId, decided);
  if (typeof filled !== 'string' && 'ties' in filled)
    return { status: 'needs_order', ties: filled.ties.map((tie) => [...tie]), names: namesIn(source) };
  return settle(found, carryOut(bracket, filled, now.toISOString()), 'fill_seeds', now, parts);
}
