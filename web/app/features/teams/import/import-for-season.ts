import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';

/** The season that an import is for, where the address names one. */
export const seasonIn = (url: string): string | undefined =>
  SeasonId.safeParse(new URL(url).searchParams.get('season')).data;

/** The seasons that still take teams, for organizers of them; none where they cannot be read. */
export async function loadOpenSeasons(teamId: string, signal: AbortSignal): Promise<readonly SeasonCard[]> {
  try {
    const { seasons, mayManage } = await operations(seasonsContract).listTeamSeasons({ teamId }, { signal });
    return mayManage ? seasons.filter(({ status }) => isEditable(status)) : [];
  } catch {
    return [];
  }
}
