import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import type { Duty } from '#shared/teams/duties/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';

/** The duties of a season that are to come; none for whoever is not of its community. */
export async function loadSeasonDuties(
  { season, team, isMember }: Pick<MySeasonView, 'season' | 'team' | 'isMember'>,
  signal: AbortSignal,
): Promise<readonly Duty[]> {
  if (!isMember) return [];
  const { teamRoster } = await import('#shared/teams/roster/contract.ts');
  const { duties } = await operations(teamRoster)
    .listDuties({ teamId: team.teamId }, { signal })
    .catch(() => ({ duties: [] as Duty[] }));
  const now = new Date().toISOString();
  return duties.filter(({ seasonId, startsAt }) => seasonId === season.seasonId && startsAt > now);
}
