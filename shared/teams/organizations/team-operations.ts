import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { OrganizationId, TeamId } from '../../ids.ts';
import { OrganizationTeam, teamTies } from './schemas.ts';

const tie = z.strictObject({ organizationId: OrganizationId, teamId: TeamId });
const nothing = z.object({});
const Tied = z.object({ status: z.enum(teamTies) });
const asked = [
  'organization.notFound',
  'team.notFound',
  'team.archived',
  'organization.teamElsewhere',
  'organization.full',
] as const;

/** How a team comes to belong to an organisation: both say yes, in either order. */
export const organizationTeamOperations = {
  inviteTeam: {
    method: 'PUT',
    path: '/teams/organizations/{organizationId}/invited/{teamId}',
    summary: 'Invite a community to an organization, or accept its request',
    access: 'organization:manageTeams',
    limit: { calls: 100, per: 'day' },
    input: tie,
    output: Tied,
    errors: asked,
  },
  attachTeam: {
    method: 'PUT',
    path: '/teams/organizations/{organizationId}/teams/{teamId}',
    summary: 'Add a community right away, for an owner who also manages the organization',
    access: 'organization:manageTeams',
    input: tie,
    output: Tied,
    errors: [...asked, 'access.denied'],
  },
  detachTeam: {
    method: 'DELETE',
    path: '/teams/organizations/{organizationId}/teams/{teamId}',
    summary: 'Remove a community, or withdraw or decline a request',
    access: 'organization:manageTeams',
    input: tie,
    output: nothing,
    errors: ['organization.notFound', 'organization.teamNotFound'],
  },
  listOrganizationsOfTeam: {
    method: 'GET',
    path: '/teams/{teamId}/organizations',
    summary: 'List the organization of a community and its open invitations and requests',
    access: 'team:transferTeam',
    input: z.strictObject({ teamId: TeamId }),
    output: z.object({ organizations: z.array(OrganizationTeam) }),
    errors: ['team.notFound'],
  },
  offerTeam: {
    method: 'PUT',
    path: '/teams/{teamId}/organizations/{organizationId}',
    summary: 'Ask an organization to accept your community, or accept its invitation',
    access: 'team:transferTeam',
    limit: { calls: 20, per: 'day' },
    input: tie,
    output: Tied,
    errors: asked,
  },
  withdrawTeam: {
    method: 'DELETE',
    path: '/teams/{teamId}/organizations/{organizationId}',
    summary: 'Leave an organization with your community, or withdraw or decline a request',
    access: 'team:transferTeam',
    input: tie,
    output: nothing,
    errors: ['team.notFound', 'organization.notFound', 'organization.teamNotFound'],
  },
} as const satisfies Record<string, Operation>;
