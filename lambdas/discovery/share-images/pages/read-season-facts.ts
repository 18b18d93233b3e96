import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { DrawnPlayoff } from '#shared/competitions/seasons/home/playoff-matches.ts';
import { type FactsPart, seasonFacts } from '#shared/competitions/seasons/home/season-facts.ts';
import { createClient, type Transport } from '#shared/contract/client.ts';

/** What visitors of a season's page are told of its matches; nothing where that cannot be read in time. */
export type ReadFacts = (refId: string, now: Date) => Promise<readonly FactsPart[]>;

/** The page does not wait longer for them. */
const mostMs = 1500;
/** As many tables as the app's page shows. */
const mostTables = 3;

/** Reads what anybody may read, at the product's own origin: the edge keeps these answers. */
export function createSeasonFacts(origin: string, transport: Transport = fetch): ReadFacts {
  const seasonApi = createClient(seasonsContract, origin, transport);
  const scheduleApi = createClient(schedules, origin, transport);
  const gamesApi = createClient(games, origin, transport);
  const playoffApi = createClient(playoffs, origin, transport);

  async function drawn(seasonId: string, at: { readonly signal: AbortSignal }): Promise<readonly DrawnPlayoff[]> {
    const listed = await gamesApi.listSeasonGames({ seasonId }, at);
    const made = listed.games.filter(({ sourceGameId }) => sourceGameId);
    const read = await Promise.all(made.map(({ gameId }) => playoffApi.getPublicPlayoff({ gameId }, at)));
    return read.map((playoff) => ({ playoff, bracket: readBracket(playoff.bracket) }));
  }

  return async (seasonId, now) => {
    const at = { signal: AbortSignal.timeout(mostMs) };
    try {
      const [{ season }, schedule, cups] = await Promise.all([
        seasonApi.getPublicSeason({ seasonId }, at),
        scheduleApi.getSchedule({ seasonId }, at),
        drawn(seasonId, at),
      ]);
      const shown = schedule.matches.some(({ score }) => score) ? season.divisions.slice(0, mostTables) : [];
      const tables = await Promise.all(
        shown.map(({ divisionId }) => scheduleApi.getStandings({ seasonId, divisionId }, at)),
      );
      return seasonFacts({ season, schedule, tables, playoffs: cups }, now);
    } catch {
      return [];
    }
  };
}
