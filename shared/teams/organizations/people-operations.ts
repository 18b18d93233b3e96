import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { OrganizationId, UserId } from '../../ids.ts';
import { OrganizationPerson, OrganizationRoles } from './schemas.ts';

const onOrganization = z.strictObject({ organizationId: OrganizationId });
const ofPerson = onOrganization.extend({ userId: UserId });
const nothing = z.object({});

/** Who has which role in an organisation. */
export const organizationPeopleOperations = {
  listOrganizationPeople: {
    method: 'GET',
    path: '/teams/organizations/{organizationId}/people',
    summary: 'List the people with a role in an organization',
    access: 'organization:seePeople',
    input: onOrganization,
    output: z.object({ people: z.array(OrganizationPerson) }),
    errors: ['organization.notFound'],
  },
  setOrganizationRoles: {
    method: 'PUT',
    path: '/teams/organizations/{organizationId}/people/{userId}',
    summary: "Set a person's roles in an organization; its owner keeps theirs",
    access: 'organization:manageAdmins',
    limit: { calls: 100, per: 'day' },
    input: ofPerson.extend(OrganizationRoles.shape),
    output: nothing,
    errors: ['organization.notFound', 'user.notFound', 'organization.full'],
  },
  removeFromOrganization: {
    method: 'DELETE',
    path: '/teams/organizations/{organizationId}/people/{userId}',
    summary: 'Remove a person from an organization; the last admin stays',
    access: 'organization:manageAdmins',
    input: ofPerson,
    output: nothing,
    errors: ['organization.notFound', 'organization.personNotFound', 'organization.owner', 'organization.lastAdmin'],
  },
  leaveOrganization: {
    method: 'DELETE',
    path: '/teams/me/organizations/{organizationId}',
    summary: 'Leave an organization; an owner is succeeded by the longest-serving admin',
    access: 'organization:seePeople',
    input: onOrganization,
    output: nothing,
    errors: ['organization.notFound', 'organization.personNotFound', 'organization.lastAdmin'],
  },
  handOverOrganization: {
    method: 'PUT',
    path: '/teams/organizations/{organizationId}/owner',
    summary:
      'Make an admin the owner; needs a sign-in within the last five minutes. The former owner stays as an admin',
    access: 'organization:handOver',
    input: ofPerson,
    output: nothing,
    errors: ['organization.notFound', 'signIn.tooOld', 'organization.notAdmin'],
  },
} as const satisfies Record<string, Operation>;
