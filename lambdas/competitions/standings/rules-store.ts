import type { Game } from '#shared/competitions/games/schemas.ts';
import type { StandingsRules } from '#shared/competitions/standings/rules.ts';
import { divisionGame, divisionGameId } from '../games/division-game.ts';
import type { GameStore } from '../games/game-store.ts';
import type { StoredSeason } from '../seasons/season-reader.ts';

/** Rules with the version of the game that they are a part of; 0 before there is one. */
export type StoredRules = StandingsRules & { readonly version: number };

/** By which rules the tables of divisions are made. They belong to the division's game, which begins with them. */
export interface RulesStore {
  find(season: StoredSeason, divisionId: string): Promise<StoredRules>;
  /** False when the game is no longer the version that they were read with. */
  save(season: StoredSeason, divisionId: string, rules: StoredRules, now: Date): Promise<boolean>;
}

export function createRulesStore(games: Pick<GameStore, 'find' | 'create' | 'save'>): RulesStore {
  const gameOf = ({ seasonId }: StoredSeason, divisionId: string) => games.find(divisionGameId(seasonId, divisionId));
  return {
    find: async (season, divisionId) => {
      const game = await gameOf(season, divisionId);
      return game
        ? rulesOf(game)
        : { ...rulesOf(divisionGame(season, divisionId, new Date(season.createdAt))), version: 0 };
    },
    save: async (season, divisionId, { version, ...rules }, now) => {
      const before = await gameOf(season, divisionId);
      if ((before?.version ?? 0) !== version) return false;
      const game = { ...(before ?? divisionGame(season, divisionId, now)), ...inGame(rules) };
      if (!before) return games.create(game);
      return games.save(before, { ...game, version: version + 1, updatedAt: now.toISOString() });
    },
  };
}

const inGame = ({ places, ...rules }: StandingsRules): Partial<Game> => ({
  ...rules,
  adjustments: [...rules.adjustments],
  manualOrders: [...rules.manualOrders],
  places,
});

const rulesOf = ({
  version,
  ruleset,
  adjustments,
  manualOrders,
  lotsSeed,
  lotsDrawnAt,
  places = 0,
}: Game): StoredRules => ({
  version,
  ruleset,
  places,
  adjustments,
  manualOrders,
  ...(lotsSeed !== undefined && { lotsSeed }),
  ...(lotsDrawnAt !== undefined && { lotsDrawnAt }),
});
