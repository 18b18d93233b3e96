import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** What the banner of a season's pages shows. */
export interface SeasonHead extends Pick<SeasonView, 'season' | 'team'> {
  /** Names of `shared/teams/permissions.ts`. */
  readonly may: readonly string[];
}

/** The banner is decoration on the schedule and the table: without it they are shown all the same. */
export async function loadSeasonHead(seasonId: string, signal: AbortSignal): Promise<SeasonHead | undefined> {
  try {
    if (hasSession()) return await operations(seasonsContract).getSeason({ seasonId }, { signal });
    return { ...(await operations(seasonsContract).getPublicSeason({ seasonId }, { signal })), may: [] };
  } catch {
    return undefined;
  }
}
