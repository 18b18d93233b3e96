import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { TournamentCard } from '#shared/competitions/tournaments/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The tournaments of a community as the viewer may see them: drafts are there for their managers. */
export interface KnownTournaments {
  readonly tournaments: readonly TournamentCard[];
  readonly mayManage: boolean;
}

const none: KnownTournaments = { tournaments: [], mayManage: false };

/** Readers who may not see tournaments see the rest of the page. */
export async function loadTeamTournaments(teamId: string, signal: AbortSignal): Promise<KnownTournaments> {
  try {
    if (hasSession()) return await operations(tournamentsContract).listTeamTournaments({ teamId }, { signal });
    return { ...(await operations(tournamentsContract).listTournaments({ teamId }, { signal })), mayManage: false };
  } catch {
    return none;
  }
}
