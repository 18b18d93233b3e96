import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import { type Generation, generateBracket } from '#shared/competitions/brackets/generate-bracket.ts';
import type { SourceGroup } from '#shared/competitions/brackets/seeding/qualify.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { playoffs as contract } from '#shared/competitions/playoffs/contract.ts';
import type { GenerationError } from '#shared/competitions/playoffs/schemas.ts';
import { sourceGroups } from '#shared/competitions/playoffs/source-groups.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { namesIn } from '../names-in.ts';
import { playoffGame } from '../playoff-game.ts';
import { toPlayoff } from '../playoff-view.ts';
import { type PlayoffParts, readPlayoff } from './read-playoff.ts';

type Operations = (typeof contract)['operations'];
type Wish = Parsed<Operations['generatePlayoff']>;

export async function previewPlayoff(wish: Wish, parts: PlayoffParts): Promise<Output<Operations['previewPlayoff']>> {
  const { source, made } = await generation(wish, parts);
  if (made.status === 'failed') return failed(made.error, source);
  return { status: 'generated', bracket: made.bracket, names: namesIn(source) };
}

/** Under one Idempotency-Key it makes one playoff: a repeat finds what its first try made. */
export async function generatePlayoff(
  wish: Wish,
  { now, newId }: Pick<Caller, 'now' | 'newId'>,
  parts: PlayoffParts,
): Promise<Output<Operations['generatePlayoff']>> {
  const playoffId = newId('game');
  if ((await parts.playoffs.findOf(wish.gameId)) === playoffId) return standing(playoffId, parts);
  const { source, made, existing } = await generation(wish, parts);
  if (made.status === 'failed') return failed(made.error, source);
  const updatedAt = now.toISOString();
  const { bracket, placing } = made;
  const playoff = { gameId: playoffId, version: 1, sourceGameId: source.gameId, bracket, placing, updatedAt };
  const game = playoffGame(source, bracket, { gameId: playoffId, name: wish.name, at: updatedAt });
  const instead = existing ? await readPlayoff(existing, parts) : undefined;
  if (await parts.playoffs.make(playoff, game, instead)) {
    return { status: 'generated', playoff: toPlayoff(playoff, game) };
  }
  const other = await parts.playoffs.findOf(source.gameId);
  if (other === playoffId) return standing(playoffId, parts);
  return failed({ code: 'already_exists', playoffId: other ?? existing ?? playoffId }, source);
}

async function standing(playoffId: string, parts: PlayoffParts) {
  const { playoff, game } = await readPlayoff(playoffId, parts);
  return { status: 'generated' as const, playoff: toPlayoff(playoff, game) };
}

type Failure = (Generation & { status: 'failed' })['error'];
/** What the rules say is not to be changed, and what is sent is. */
const failed = (error: Failure, source: Game) => ({
  status: 'failed' as const,
  error: structuredClone(error) as GenerationError,
  names: error.code === 'ties_unresolved' ? namesIn(source) : {},
});

async function generation({ gameId, replace, ...wish }: Wish, { games, playoffs }: PlayoffParts) {
  const source = await games.find(gameId);
  if (!source) throw new Problem('game.notFound');
  const [matches, existing] = await Promise.all([games.listMatches(source), playoffs.findOf(gameId)]);
  const groups = sourceGroups(source, matches);
  const qualifiers = qualifiersOf(wish.configuration, groups);
  const made = generateBracket({
    ...wish,
    configuration: { ...wish.configuration, sourceGameId: gameId, qualifiers },
    groups,
    // Anybody who knows which game it is can draw again.
    drawText: gameId,
    ...(existing && { existing: { playoffId: existing, mayReplace: replace } }),
  });
  return { source, made, existing };
}

/** Without a selection, all entrants are in. */
const qualifiersOf = ({ qualifiers, wildcards }: BracketConfiguration, groups: readonly SourceGroup[]) =>
  qualifiers.length > 0 || wildcards > 0
    ? qualifiers
    : groups.flatMap(({ groupId, rows }) => (rows.length > 0 ? [{ groupId, ranks: Math.min(rows.length, 128) }] : []));
