import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { SeasonCard, SeasonGroup } from '#shared/competitions/seasons/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The seasons of a community as the viewer may see them. */
export interface KnownSeasons {
  readonly seasons: readonly SeasonCard[];
  readonly groups: readonly SeasonGroup[];
  readonly mayManage: boolean;
}

const none: KnownSeasons = { seasons: [], groups: [], mayManage: false };

/** Readers who may not see seasons see the rest of the page. */
export async function loadTeamSeasons(teamId: string, signal: AbortSignal): Promise<KnownSeasons> {
  try {
    if (hasSession()) return await operations(seasonsContract).listTeamSeasons({ teamId }, { signal });
    return { ...(await operations(seasonsContract).listSeasons({ teamId }, { signal })), mayManage: false };
  } catch {
    return none;
  }
}
