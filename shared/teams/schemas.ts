import * as z from 'zod';
import { City } from '#shared/city.ts';
import { Email } from '../email.ts';
import { OrganizationId, TeamId, UploadId, UserId } from '../ids.ts';
import { Phone } from '../phone.ts';
import { GameTypeId, otherGameTypeId } from '../places/game-types.ts';
import { Line, Lines } from '../text.ts';
import { BrandColours } from './details/brand-colours.ts';
import { AvailabilityCutoffHours, EventDefaults } from './details/event-defaults.ts';
import { FeatureToggles } from './details/features.ts';
import { grantableRoles } from './members/granting.ts';
import { teamGrants, teamRoles } from './permissions.ts';

export const teamKinds = ['community', 'club', 'team', 'league', 'school', 'facility', 'company'] as const;
export const TeamKind = z.enum(teamKinds, 'Choose what it is.');

/** `unlisted`: anyone with the address; `private`: members only, to others it does not exist. */
const visibilities = ['public', 'unlisted', 'private'] as const;
/** How people come in. A code that is valid lets people in whatever the policy, unless the team is closed. */
const joinPolicies = ['open', 'request', 'invite', 'code', 'closed'] as const;
const rosterViewers = ['everyone', 'members', 'admins'] as const;
const skillLevels = ['beginner', 'intermediate', 'advanced', 'open'] as const;
export const SkillLevel = z.enum(skillLevels);
const genderPolicies = ['open', 'women_plus', 'men_plus', 'co_ed', 'youth'] as const;

const Visibility = z.enum(visibilities, 'Choose who sees the community.');
export const JoinPolicy = z.enum(joinPolicies, 'Choose how people join.');
export type JoinPolicy = z.infer<typeof JoinPolicy>;

export const TeamRoleName = z.enum(teamRoles);
export const TeamGrantName = z.enum(teamGrants);
export const GrantableRole = z.enum(grantableRoles as [string, ...string[]], 'Choose a role.');

/** Lower-case letters, digits and single hyphens: the readable end of a team's address. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'The address needs at least 3 characters.')
  .max(40, 'The address can have at most 40 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters, digits and single hyphens.');

const years = z.int('Whole years.').min(3, 'At least 3.').max(100, 'At most 100.');
/** The intended ages; each end may be open. */
const AgeBand = z
  .strictObject({ min: years.optional(), max: years.optional() })
  .refine(({ min = 0, max = 100 }) => min <= max, { path: ['max'], message: 'Not below the minimum age.' });

/** How the public reaches the community. */
const Contact = z.strictObject({
  email: Email.optional(),
  phone: Phone.optional(),
  links: z
    .array(
      z.strictObject({
        label: Line(1, 30, 'The name of the link'),
        url: z.url({ protocol: /^https$/, error: 'A whole address that begins with https://.' }).max(300),
      }),
    )
    .max(8, 'At most eight links.')
    .default([]),
});

/** The facts of a team that are the same when it is asked for, stored and shown. */
const facts = {
  name: Line(2, 60, 'The name'),
  kind: TeamKind,
  gameTypeIds: z
    .array(GameTypeId)
    .min(1, 'Choose at least one sport.')
    .max(10, 'Choose at most 10 sports.')
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each sport once.'),
  otherLabel: Line(2, 30, 'What you play').optional(),
  tagline: Lines(120, 'The tagline').default(''),
  description: Lines(5000, 'The description').default(''),
  colours: BrandColours.optional(),
  /** A square. */
  photoId: UploadId.optional(),
  /** Three times as wide as high, above everything else of its page. */
  coverId: UploadId.optional(),
  serviceRadiusMiles: z.int('Whole miles.').min(1, 'At least 1 mile.').max(100, 'At most 100 miles.').default(25),
  skillLevels: z.array(SkillLevel).max(4).default([]),
  genderPolicy: z.enum(genderPolicies).default('open'),
  ageBand: AgeBand.optional(),
  isYouth: z.boolean().default(false),
  contact: Contact.prefault({}),
  visibility: Visibility.default('public'),
  joinPolicy: JoinPolicy.default('open'),
  /** Asked of people who want to join where requests are answered. */
  joinQuestions: z
    .array(Line(2, 280, 'The question'))
    .max(5, 'At most five questions.')
    .default([]),
  memberLimit: z.int('A whole number.').min(1, 'At least 1.').max(10_000, 'At most 10,000.').default(500),
  rosterVisibility: z.enum(rosterViewers).default('everyone'),
  /** Whether members put events of their own under its name; they manage those alone. */
  membersHost: z.boolean().default(false),
  /** Who of the team sees how the others are reached. */
  contactVisibility: z.enum(['members', 'admins']).default('admins'),
  defaults: EventDefaults.optional(),
  availabilityCutoffHours: AvailabilityCutoffHours.optional(),
  featureToggles: FeatureToggles.optional(),
};

/** What is asked for when a team is made or changed; the city comes by its id and is looked up. */
export const TeamDetails = z.strictObject({
  ...facts,
  cityPlaceId: z.string('Pick a city from the suggestions.').min(1, 'Pick a city from the suggestions.').max(200),
});
export type TeamDetails = z.infer<typeof TeamDetails>;

/** 'Other' says in words what is played. */
export const namesOther = ({ gameTypeIds, otherLabel }: Pick<TeamDetails, 'gameTypeIds' | 'otherLabel'>): boolean =>
  !gameTypeIds.includes(otherGameTypeId) || otherLabel !== undefined;
export const otherUnnamed = { path: ['otherLabel'], message: 'Choose what you play.' };

/** `suspended` is the platform's word; a deleted team is no team to anybody. */
const TeamStatus = z.enum(['active', 'archived', 'suspended']);

/** A team as its readers see it. */
export const Team = z.object({
  teamId: TeamId,
  version: z.int(),
  slug: z.string(),
  status: TeamStatus,
  ...facts,
  city: City,
  memberCount: z.int(),
  /** The organization that it belongs to. */
  organizationId: OrganizationId.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Team = z.infer<typeof Team>;

/** What a list shows of a team. */
export const TeamCard = Team.pick({
  teamId: true,
  slug: true,
  status: true,
  name: true,
  kind: true,
  gameTypeIds: true,
  otherLabel: true,
  tagline: true,
  photoId: true,
  city: true,
  memberCount: true,
  joinPolicy: true,
  visibility: true,
  membersHost: true,
  colours: true,
});
export type TeamCard = z.infer<typeof TeamCard>;

/** A member on the roster. Non-members see the name alone. */
export const Member = z.object({
  userId: UserId.optional(),
  displayName: z.string(),
  roles: z.array(TeamRoleName),
  /** All members see the grants that the owner gave. */
  grants: z.array(TeamGrantName).optional(),
  /** They support the product with Member Plus. */
  isSupporter: z.boolean().optional(),
  since: z.iso.datetime().optional(),
});
export type Member = z.infer<typeof Member>;

/** A code that admits anyone who has it. */
export const JoinCode = z.object({
  code: z.string(),
  /** From then on it is invalid. */
  until: z.iso.datetime().optional(),
  /** How many more it lets in; without it any number. */
  left: z.int().optional(),
});

/** Ownership that is offered to a member. */
export const OwnershipOffer = z.object({ userId: UserId, displayName: z.string(), until: z.iso.datetime() });
