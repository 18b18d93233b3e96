import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import { poolName } from '#shared/competitions/games/rounds/pool-name.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import { commandPlayoff } from '../../playoffs/operations/command-playoff.ts';
import { generatePlayoff } from '../../playoffs/operations/generate-playoff.ts';
import type { PlayoffParts } from '../../playoffs/operations/read-playoff.ts';
import { playsInGame } from './category-game.ts';

/** Guaranteed second matches are a consolation; of pools the first so many lead on, crossed. */
function configurationOf(category: Category): BracketConfiguration {
  const format = category.format === 'double_elimination' ? 'double' : 'single';
  const isOfPools = playsInGame(category);
  return BracketConfiguration.parse({
    format,
    seeding: isOfPools ? 'pool_cross' : 'standings',
    ...(format === 'single' && !isOfPools && category.gamesGuaranteed > 1 && { consolation: 'first_round_losers' }),
    qualifiers: isOfPools
      ? Array.from({ length: category.pools }, (_, index) => ({ groupId: poolName(index), ranks: category.advance }))
      : [],
  });
}

/**
 * The bracket of a category in place of any other one. While its pools are played it has slots that are filled later;
 * otherwise its seeds stand and it can be played.
 * @throws {Problem} game.tooFewEntrants, tournament.tied
 */
export async function makeBracket(
  game: Game,
  category: Category,
  { isProvisional, now, parts }: { isProvisional: boolean; now: Date; parts: PlayoffParts },
): Promise<void> {
  const wish = {
    gameId: game.gameId,
    name: game.name,
    configuration: configurationOf(category),
    provisional: isProvisional,
    replace: true,
    decided: [],
    picked: [],
  };
  const before = await parts.playoffs.findOf(game.gameId);
  const newId = () => idFrom('game', game.gameId, 'bracket', before ?? '', String(game.draw), String(isProvisional));
  const made = await generatePlayoff(wish, { now, newId }, parts);
  if (made.status === 'failed')
    throw new Problem(made.error.code === 'ties_unresolved' ? 'tournament.tied' : 'game.tooFewEntrants');
  if (isProvisional) return;
  const { gameId, version } = made.playoff;
  for (const [step, type] of (['place_seeds', 'confirm_seeds'] as const).entries())
    await commandPlayoff({ gameId, version: version + step, command: { type } }, { now }, parts);
}
