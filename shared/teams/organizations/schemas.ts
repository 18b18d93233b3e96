import * as z from 'zod';
import { Email } from '../../email.ts';
import { OrganizationId, SeasonGroupId, TeamId, UploadId, UserId } from '../../ids.ts';
import { Phone } from '../../phone.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { Line, Lines } from '../../text.ts';
import { BrandColours, ownColours } from '../details/brand-colours.ts';
import { Slug, TeamCard } from '../schemas.ts';
import { grantableOrganizationRoles } from './permissions.ts';
import { organizationRoles } from './roles.ts';

/** The pages of an organisation that the public sees besides its overview. */
const organizationPages = ['teams', 'leagues', 'events', 'contact'] as const;

const facts = {
  name: Line(2, 60, 'The name'),
  description: Lines(5000, 'The description').default(''),
  gameTypeIds: z
    .array(GameTypeId)
    .min(1, 'Choose at least one sport.')
    .max(20, 'Choose at most 20 sports.')
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each sport once.'),
  /** As it is written on a letter. */
  address: Lines(300, 'The address').default(''),
  photoId: UploadId.optional(),
  colours: BrandColours.default(ownColours),
  contactEmail: Email.optional(),
  contactPhone: Phone.optional(),
  publicPages: z
    .array(z.enum(organizationPages))
    .max(organizationPages.length)
    .default([...organizationPages]),
  /** Who is paid by card for what the teams sell: the organisation, or each team’s owner. */
  billingMode: z.enum(['org', 'team']).default('team'),
};

/** What is asked for when an organisation is made or changed. */
export const OrganizationDetails = z.strictObject(facts);
export type OrganizationDetails = z.infer<typeof OrganizationDetails>;

/** An organisation as the public sees it. */
export const Organization = z.object({
  organizationId: OrganizationId,
  version: z.int(),
  slug: Slug,
  ...facts,
  teamCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Organization = z.infer<typeof Organization>;

/** An organisation with its public teams, by name. */
export const OrganizationView = z.object({ organization: Organization, teams: z.array(TeamCard) });
export type OrganizationView = z.infer<typeof OrganizationView>;

export const OrganizationRoleName = z.enum(organizationRoles);

/** The roles a person can be given; ownership is handed over instead. */
export const OrganizationRoles = z.strictObject({
  roles: z
    .array(z.enum(grantableOrganizationRoles as [string, ...string[]], 'Choose a role.'))
    .min(1, 'Choose at least one role.')
    .max(grantableOrganizationRoles.length),
  /** Which season groups a program admin looks after. */
  seasonGroupIds: z.array(SeasonGroupId).max(50, 'At most 50 groups.').default([]),
});

/** A person with a role. */
export const OrganizationPerson = z.object({
  userId: UserId,
  displayName: z.string(),
  roles: z.array(OrganizationRoleName),
  seasonGroupIds: z.array(SeasonGroupId),
});
export type OrganizationPerson = z.infer<typeof OrganizationPerson>;

/** `invited`: the organisation asks the team. `offered`: the team asks the organisation. */
export const teamTies = ['invited', 'offered', 'attached'] as const;

/** A team that belongs to an organisation, or may come to. */
export const OrganizationTeam = z.object({
  organizationId: OrganizationId,
  organizationName: z.string(),
  slug: Slug,
  teamId: TeamId,
  teamName: z.string(),
  status: z.enum(teamTies),
  since: z.iso.datetime(),
});
export type OrganizationTeam = z.infer<typeof OrganizationTeam>;
