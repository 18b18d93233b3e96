import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { MySeasonView, SeasonView } from '#shared/competitions/seasons/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The first later season of the same programme, or community, that takes registrations; it is an extra. */
export async function loadNextSeason(
  { season, team: { teamId } }: MySeasonView,
  signal: AbortSignal,
): Promise<SeasonView | undefined> {
  const api = operations(seasonsContract);
  try {
    const { seasons } = await (hasSession()
      ? api.listTeamSeasons({ teamId }, { signal })
      : api.listSeasons({ teamId }, { signal }));
    const open = seasons
      .filter(({ seasonId, status }) => status === 'registration_open' && seasonId !== season.seasonId)
      .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
    const next = open.find(({ seasonGroupId }) => seasonGroupId === season.seasonGroupId) ?? open[0];
    if (!next) return undefined;
    const { seasonId } = next;
    return await (hasSession()
      ? api.getSeason({ seasonId }, { signal })
      : api.getPublicSeason({ seasonId }, { signal }));
  } catch {
    return undefined;
  }
}
