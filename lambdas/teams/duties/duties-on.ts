import { Problem } from '#shared/contract/errors.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { StoredTeam, TeamReader } from '../ports/teams.ts';

/** @throws {Problem} team.featureOff where the team switched duties off */
export function checkDuties(team: Pick<StoredTeam, 'facts'> | undefined): void {
  if (team && !hasFeature(team.facts, 'duties')) throw new Problem('team.featureOff');
}

/** The same for a team that has yet to be read. */
export const checkDutiesOf = async (teamId: string, { find }: Pick<TeamReader, 'find'>): Promise<void> =>
  checkDuties(await find(teamId));
