import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { DrawnPlayoff } from '#shared/competitions/seasons/home/playoff-matches.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import type { DivisionTable } from '#shared/competitions/standings/views.ts';
import { createClient, type Transport } from '#shared/contract/client.ts';

/** What visitors may see of a season and its matches. */
export interface PublicSeason {
  readonly season: SeasonView['season'];
  readonly schedule: PublicSchedule;
  /** Of the first divisions, once a match was played. */
  readonly tables: readonly DivisionTable[];
  readonly playoffs: readonly DrawnPlayoff[];
}

/** @throws {Problem} season.notFound, also where only some readers may see it */
export type ReadPublicSeason = (seasonId: string) => Promise<PublicSeason>;

/** No page waits longer for what it says of a season. */
const mostMs = 1500;
/** As many tables as the season's own page shows. */
const mostTables = 3;

/** Reads what anybody may read, at the product's own origin: the edge keeps these answers. */
export function createPublicSeasonReader(origin: string, transport: Transport = fetch): ReadPublicSeason {
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

  return async (seasonId) => {
    const at = { signal: AbortSignal.timeout(mostMs) };
    const [{ season }, schedule, cups] = await Promise.all([
      seasonApi.getPublicSeason({ seasonId }, at),
      scheduleApi.getSchedule({ seasonId }, at),
      drawn(seasonId, at),
    ]);
    const shown = schedule.matches.some(({ score }) => score) ? season.divisions.slice(0, mostTables) : [];
    const tables = await Promise.all(
      shown.map(({ divisionId }) => scheduleApi.getStandings({ seasonId, divisionId }, at)),
    );
    return { season, schedule, tables, playoffs: cups };
  };
}
