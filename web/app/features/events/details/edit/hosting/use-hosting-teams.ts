import { teams as teamsContract } from '#shared/teams/contract.ts';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import { reachesOf } from '#shared/teams/permissions.ts';
import type { Choice } from '#web/app/forms/fields/select-field.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

/** The teams under whose name the person puts events, or under that of a squad of theirs, by name. */
async function readHostingTeams(): Promise<readonly Choice[]> {
  const { teams } = await operations(teamsContract).listMyTeams({});
  return teams
    .filter(({ team, roles }) => team.status === 'active' && (hostsFor(roles, team) || hasSquads(roles)))
    .map(({ team }) => ({ value: team.teamId, label: team.name, description: team.city.name }));
}

const hasSquads = (roles: Parameters<typeof reachesOf>[0]) => reachesOf(roles, 'manageEvents').includes('ownSquad');

const none: readonly Choice[] = [];

export const useHostingTeams = (): readonly Choice[] => useRead('mine', readHostingTeams) ?? none;
