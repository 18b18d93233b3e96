import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { GameEntrant } from '#shared/competitions/games/entrant.ts';
import { type Game, type GameFormat, GameSettings } from '#shared/competitions/games/schemas.ts';
import { scoringFor, scoringTemplates } from '#shared/competitions/games/scoring/scoring-templates.ts';
import { templateFor } from '#shared/competitions/standings/templates.ts';
import { inOf } from '#shared/competitions/tournaments/entry-list.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { CategoryFormat } from '#shared/competitions/tournaments/words.ts';
import { type CategoryOf, type Names, publicName } from '../names.ts';
import type { StoredList, StoredTournament } from '../tournament-reader.ts';

const formats: Readonly<Record<CategoryFormat, GameFormat>> = {
  round_robin: 'round_robin',
  pools: 'pools',
  pools_to_bracket: 'pools',
  // It has no matches of its own: it lists the entries, and its bracket is played.
  single_elimination: 'challenge_list',
  double_elimination: 'challenge_list',
};

export const playsInGame = ({ format }: Pick<Category, 'format'>): boolean => formats[format] !== 'challenge_list';
export const endsInBracket = ({ format }: Pick<Category, 'format'>): boolean =>
  format === 'pools_to_bracket' || !playsInGame({ format });

/** The game of a category follows from it, so that a draw that is made twice makes one. */
const categoryGameId = (tournamentId: string, categoryId: string): string => idFrom('game', tournamentId, categoryId);

const kinds = { single: 'person', pair: 'pair', team: 'external' } as const;

/** Who plays, best seed first, entries without a seed behind in the order of entries. */
export function entrantsOf(of: CategoryOf, stored: StoredList, names: Names): GameEntrant[] {
  const numbers = new Map(stored.list.entries.map(({ entryId }, index) => [entryId, index + 1]));
  return [...inOf(stored.list)]
    .sort((a, b) => (a.seed ?? 999) - (b.seed ?? 999))
    .map((entry, index) => ({
      entrantId: entry.entryId,
      kind: entry.personIds.length === 0 ? 'external' : kinds[of.category.entryKind],
      personIds: entry.personIds,
      name: publicName(entry, numbers.get(entry.entryId) ?? 0, of, names),
      seed: index + 1,
      status: 'in',
    }));
}

/** The game that a category is played as, before its matches are made. */
export function categoryGame(
  { tournamentId, teamId, facts }: StoredTournament,
  of: CategoryOf,
  stored: StoredList,
  { names, now }: { names: Names; now: Date },
): Game {
  const { category } = of;
  const at = now.toISOString();
  const name = `${facts.name.slice(0, 40)}, ${category.name}`.slice(0, 80);
  return {
    gameId: categoryGameId(tournamentId, category.categoryId),
    version: 1,
    tournamentId,
    teamId,
    name,
    gameTypeId: facts.gameTypeId,
    format: formats[category.format],
    entrants: entrantsOf(of, stored, names),
    settings: GameSettings.parse({ pools: category.pools, confirmHours: 0 }),
    ruleset: templateFor(facts.gameTypeId),
    scoring: scoringTemplates[scoringFor(facts.gameTypeId)],
    adjustments: [],
    manualOrders: [],
    draw: 0,
    rounds: 0,
    status: 'setup',
    order: 0,
    createdAt: at,
    updatedAt: at,
  };
}
