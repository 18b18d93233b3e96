import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { SeasonCard, SeasonGroup } from '#shared/competitions/seasons/schemas.ts';
import type { TournamentCard } from '#shared/competitions/tournaments/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The seasons and tournaments of a community as the viewer may see them: drafts are there for their managers. */
export interface KnownCompetitions {
  readonly seasons: readonly SeasonCard[];
  readonly groups: readonly SeasonGroup[];
  readonly tournaments: readonly TournamentCard[];
  readonly mayManage: boolean;
}

const none: KnownCompetitions = { seasons: [], groups: [], tournaments: [], mayManage: false };

/** Readers who may not see them see the rest of the page. */
export async function loadTeamCompetitions(teamId: string, signal: AbortSignal): Promise<KnownCompetitions> {
  const seasons = operations(seasonsContract);
  if (hasSession()) return seasons.listTeamSeasons({ teamId }, { signal }).catch(() => none);
  const [listed, tournaments] = await Promise.all([
    seasons.listSeasons({ teamId }, { signal }).catch(() => none),
    publicTournaments(teamId, signal).catch(() => []),
  ]);
  return { ...none, ...listed, tournaments };
}

/** Visitors alone ask for them by themselves. */
async function publicTournaments(teamId: string, signal: AbortSignal): Promise<readonly TournamentCard[]> {
  const { tournamentsContract } = await import('#shared/competitions/tournaments/contract.ts');
  return (await operations(tournamentsContract).listTournaments({ teamId }, { signal })).tournaments;
}
