import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { OrganizationId, OrganizationRequestId, UserId } from '../../ids.ts';
import { Lines } from '../../text.ts';
import { Slug } from '../schemas.ts';
import { OrganizationDetails } from './schemas.ts';

const { name, gameTypeIds } = OrganizationDetails.shape;

const asked = {
  name,
  gameTypeIds,
  /** A wish; made of the name without one. */
  slug: Slug.optional(),
  /** Who it is for, and why it takes an organization. */
  why: Lines(1000, 'The reason').refine((text) => text.length >= 10, 'Say in a sentence or two what it’s for.'),
};

const stamps = { requestId: OrganizationRequestId, askedAt: z.iso.datetime() };

/** One’s own request with its answer. */
export const OrganizationRequest = z.discriminatedUnion('status', [
  z.object({ ...asked, ...stamps, status: z.literal('asked') }),
  z.object({ ...asked, ...stamps, status: z.literal('accepted'), organizationId: OrganizationId }),
  z.object({ ...asked, ...stamps, status: z.literal('declined'), answer: z.string() }),
]);
export type OrganizationRequest = z.infer<typeof OrganizationRequest>;

/** A request that waits, as platform staff read it. */
const WaitingRequest = z.object({ ...asked, ...stamps, userId: UserId, displayName: z.string() });
export type WaitingRequest = z.infer<typeof WaitingRequest>;

const ofRequest = z.strictObject({ userId: UserId, requestId: OrganizationRequestId });
const refusals = ['organizationRequest.notFound', 'organizationRequest.answered'] as const;

/** Organizations are opened on request: staff of the platform answers. */
export const organizationRequestOperations = {
  requestOrganization: {
    method: 'POST',
    path: '/teams/me/organization-request',
    summary: 'Ask for an organization of your own; one request at a time',
    access: 'profileComplete',
    creates: true,
    limit: { calls: 5, per: 'day' },
    input: z.strictObject(asked),
    output: OrganizationRequest,
    errors: ['organizationRequest.open', 'organization.slugTaken'],
  },
  getMyOrganizationRequest: {
    method: 'GET',
    path: '/teams/me/organization-request',
    summary: 'Read your latest request for an organization and its answer',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ request: OrganizationRequest.optional() }),
  },
  listOrganizationRequests: {
    method: 'GET',
    path: '/teams/organization-requests',
    summary: 'List the requests for organizations that wait, the oldest first; for platform admins',
    access: 'platformAdmin',
    input: z.strictObject({}),
    output: z.object({ requests: z.array(WaitingRequest) }),
  },
  acceptOrganizationRequest: {
    method: 'PUT',
    path: '/teams/organization-requests/{userId}/acceptance',
    summary: 'Open the organization that a user asked for, who owns it then; for platform admins',
    access: 'platformAdmin',
    /** Another web address than the one that was wished for. */
    input: ofRequest.extend({ slug: Slug.optional() }),
    output: z.object({ organizationId: OrganizationId }),
    errors: [...refusals, 'organization.slugTaken', 'user.notFound'],
  },
  declineOrganizationRequest: {
    method: 'PUT',
    path: '/teams/organization-requests/{userId}/refusal',
    summary: 'Decline a request for an organization and say why; for platform admins',
    access: 'platformAdmin',
    /** The user who asked reads it. */
    input: ofRequest.extend({
      answer: Lines(1000, 'The reason').refine((text) => text.length >= 2, 'Say why, so that they can ask again.'),
    }),
    output: z.object({}),
    errors: refusals,
  },
} as const satisfies Record<string, Operation>;
