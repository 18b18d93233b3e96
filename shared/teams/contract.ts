import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { TeamId } from '../ids.ts';
import { GameTypeId } from '../places/game-types.ts';
import { draftOperations } from './details/draft-operations.ts';
import { MyTeam, TeamView } from './details/views.ts';
import {
  JoinPolicy,
  namesOther,
  otherUnnamed,
  SkillLevel,
  Slug,
  Team,
  TeamCard,
  TeamDetails,
  TeamKind,
} from './schemas.ts';

const Cursor = z.string().max(1024).optional();
const Version = z.int().min(1);
const onTeam = z.strictObject({ teamId: TeamId });
const unknown = ['team.notFound'] as const;

/** Communities themselves; who is in them is the contract `team-members`. */
export const teams = defineContract('teams', {
  ...draftOperations,
  createTeam: {
    method: 'POST',
    path: '/teams',
    summary: "Create a community and become its owner; the wizard's draft is deleted",
    access: 'profileComplete',
    creates: true,
    limit: { calls: 5, per: 'day' },
    input: TeamDetails.extend({
      /** Made of the name where it is not chosen. */
      slug: Slug.optional(),
    }).refine(namesOther, otherUnnamed),
    output: Team,
    errors: ['team.slugTaken', 'city.notFound', 'upload.notFound'],
  },
  findTeams: {
    method: 'GET',
    path: '/teams',
    summary: 'List public communities around a point, nearest first',
    access: 'public',
    cacheSeconds: 30,
    input: z.strictObject({
      lat: z.coerce.number().min(-90).max(90),
      lng: z.coerce.number().min(-180).max(180),
      radiusMiles: z.coerce.number().min(1).max(100).default(25),
      sport: GameTypeId.optional(),
      kind: TeamKind.optional(),
      level: SkillLevel.optional(),
      joinPolicy: JoinPolicy.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: Cursor,
    }),
    output: z.object({
      teams: z.array(TeamCard.extend({ distanceMiles: z.number() })),
      nextCursor: z.string().optional(),
    }),
    errors: ['request.cursorInvalid'],
  },
  getPublicTeam: {
    method: 'GET',
    path: '/teams/{teamId}',
    summary: 'Read a public community',
    access: 'public',
    cacheSeconds: 5,
    input: onTeam,
    output: Team,
    errors: unknown,
  },
  getTeamBySlug: {
    method: 'GET',
    path: '/teams/team-slugs/{slug}',
    summary: 'Read a community by its web address; an old address works for a year',
    access: 'public',
    cacheSeconds: 5,
    input: z.strictObject({ slug: Slug }),
    output: Team,
    errors: unknown,
  },
  getTeam: {
    method: 'GET',
    path: '/teams/me/communities/{teamId}',
    summary: 'Read a community with your roles and permissions',
    access: 'signedIn',
    input: onTeam,
    output: TeamView,
    errors: unknown,
  },
  listMyTeams: {
    method: 'GET',
    path: '/teams/me/communities',
    summary: 'List your communities by name, with your roles',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ teams: z.array(MyTeam) }),
  },
  changeTeam: {
    method: 'PUT',
    path: '/teams/{teamId}',
    summary: 'Update a community and how players join it',
    access: 'team:editProfile',
    input: TeamDetails.extend({
      teamId: TeamId,
      version: Version,
      /** Another address; the one before leads to it for a year. */
      slug: Slug.optional(),
    }).refine(namesOther, otherUnnamed),
    output: Team,
    errors: [
      'team.notFound',
      'team.archived',
      'record.changed',
      'team.limitBelowMembers',
      'team.slugTaken',
      'team.slugMovedOften',
      'city.notFound',
      'upload.notFound',
    ],
  },
  setTeamStanding: {
    method: 'PUT',
    path: '/teams/{teamId}/standing',
    summary: 'Archive a community, or restore it',
    access: 'team:deleteTeam',
    input: z.strictObject({ teamId: TeamId, version: Version, to: z.enum(['active', 'archived']) }),
    output: Team,
    errors: ['team.notFound', 'record.changed'],
  },
  deleteTeam: {
    method: 'POST',
    path: '/teams/{teamId}/deletion',
    summary: 'Delete a community for good by typing its name; its roster is cleared',
    access: 'team:deleteTeam',
    input: z.strictObject({ teamId: TeamId, name: z.string().max(60) }),
    output: z.object({}),
    errors: ['team.notFound', 'team.nameDiffers', 'team.planActive'],
  },
});
