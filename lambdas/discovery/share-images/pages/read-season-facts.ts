import type { ReadPublicSeason } from '#lambdas/competitions/ports/public-season.ts';
import { type FactsPart, seasonFacts } from '#shared/competitions/seasons/home/season-facts.ts';

/** What visitors of a season's page are told of its matches; nothing where that cannot be read in time. */
export type ReadFacts = (refId: string, now: Date) => Promise<readonly FactsPart[]>;

export const createSeasonFacts =
  (read: ReadPublicSeason): ReadFacts =>
  async (seasonId, now) => {
    try {
      return seasonFacts(await read(seasonId), now);
    } catch {
      return [];
    }
  };
