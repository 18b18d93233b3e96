import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { isVisible, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { SeasonStore } from '../season-store.ts';
import { toSeasonCard } from '../views.ts';

type Operation = (typeof seasonsContract)['operations']['listOpenSeasons'];

interface OpenParts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly seasons: Pick<SeasonStore, 'listOf'>;
}

/** Of communities that are private, or not there, nothing is said. */
export async function listOpenSeasons(
  { teamIds }: Parsed<Operation>,
  { now }: Pick<Caller, 'now'>,
  { teams, seasons }: OpenParts,
): Promise<Output<Operation>> {
  const found = await Promise.all(
    [...new Set(teamIds)].map(async (teamId) => {
      const team = await teams.find(teamId);
      if (!team || !isVisible(team, undefined)) return [];
      const all = await seasons.listOf(teamId);
      return all
        .filter(({ status }) => status === 'registration_open')
        .map((season) => ({ ...toSeasonCard(season, team.plan, now), teamName: team.facts.name }));
    }),
  );
  return { seasons: found.flat().toSorted((a, b) => a.startDate.localeCompare(b.startDate)) };
}
