import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { Email } from '../../email.ts';
import { OrganizationId } from '../../ids.ts';
import { Slug } from '../schemas.ts';
import {
  Organization,
  OrganizationDetails,
  OrganizationRoleName,
  OrganizationTeam,
  OrganizationView,
} from './schemas.ts';

const onOrganization = z.strictObject({ organizationId: OrganizationId });
const unknown = ['organization.notFound'] as const;

/** Organisations themselves. */
export const organizationOperations = {
  createOrganization: {
    method: 'POST',
    path: '/teams/organizations',
    summary: 'Create an organization for its future owner; for platform admins',
    access: 'platformAdmin',
    creates: true,
    limit: { calls: 50, per: 'day' },
    input: OrganizationDetails.extend({
      /** Made of the name where it is not chosen. */
      slug: Slug.optional(),
      /** The owner's address, proven; the caller owns it without one. */
      ownerEmail: Email.optional(),
    }),
    output: Organization,
    errors: ['organization.slugTaken', 'upload.notFound', 'user.notFound'],
  },
  getOrganization: {
    method: 'GET',
    path: '/teams/organizations/{organizationId}',
    summary: 'Read an organization and its public communities',
    access: 'public',
    cacheSeconds: 5,
    input: onOrganization,
    output: OrganizationView,
    errors: unknown,
  },
  getOrganizationBySlug: {
    method: 'GET',
    path: '/teams/organization-slugs/{slug}',
    summary: 'Read an organization by its web address; an old address works for a year',
    access: 'public',
    cacheSeconds: 5,
    input: z.strictObject({ slug: Slug }),
    output: OrganizationView,
    errors: unknown,
  },
  listMyOrganizations: {
    method: 'GET',
    path: '/teams/me/organizations',
    summary: 'List the organizations you have a role in, and whether you may create one',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({
      organizations: z.array(
        z.object({ organization: Organization, roles: z.array(OrganizationRoleName), may: z.array(z.string()) }),
      ),
      mayCreate: z.boolean(),
    }),
  },
  getOrganizationDesk: {
    method: 'GET',
    path: '/teams/me/organizations/{organizationId}',
    summary: 'Read an organization with your roles and permissions, its teams and open invitations',
    access: 'organization:seePeople',
    input: onOrganization,
    output: z.object({
      organization: Organization,
      roles: z.array(OrganizationRoleName),
      may: z.array(z.string()),
      teams: z.array(OrganizationTeam),
    }),
    errors: unknown,
  },
  changeOrganization: {
    method: 'PUT',
    path: '/teams/organizations/{organizationId}',
    summary: 'Update an organization; its old web address works for a year',
    access: 'organization:editOrganization',
    input: OrganizationDetails.extend({ organizationId: OrganizationId, version: z.int().min(1), slug: Slug }),
    output: Organization,
    errors: ['organization.notFound', 'organization.slugTaken', 'record.changed', 'upload.notFound'],
  },
  deleteOrganization: {
    method: 'POST',
    path: '/teams/organizations/{organizationId}/deletion',
    summary: 'Delete an organization for good by typing its name; its communities stay',
    access: 'organization:deleteOrganization',
    input: onOrganization.extend({ name: z.string().max(60) }),
    output: z.object({}),
    errors: ['organization.notFound', 'organization.nameDiffers'],
  },
} as const satisfies Record<string, Operation>;
