import * as z from 'zod';
import { History } from '#shared/activity/schemas.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { TeamId, UserId } from '#shared/ids.ts';
import { Lines } from '#shared/text.ts';
import { GrantableRole, JoinCode, Member, TeamGrantName } from '../schemas.ts';
import { TypedCode } from './join-code.ts';
import { ownershipOperations } from './ownership-operations.ts';

const onTeam = z.strictObject({ teamId: TeamId });
const ofPerson = z.strictObject({ teamId: TeamId, userId: UserId });
const nothing = z.object({});
const Joined = z.object({ teamId: TeamId, outcome: z.enum(['member', 'requested']) });

const RosterOfUser = z.object({ teamId: z.string(), name: z.string(), role: z.string() });
const TeamRequest = z.object({
  userId: UserId,
  displayName: z.string(),
  /** What was asked when they did, with what they said; the question is empty for a word of their own. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  askedAt: z.iso.datetime(),
});

/** Who is in a community, how they come and go, and what they are in it. */
export const teamMembers = defineContract('team-members', {
  listTeamMembers: {
    method: 'GET',
    path: '/teams/{teamId}/members',
    summary: 'List the members of a community, longest-standing first; names only for non-members',
    access: 'profileComplete',
    input: onTeam.extend({ cursor: z.string().max(1024).optional() }),
    output: z.object({
      members: z.array(Member),
      nextCursor: z.string().optional(),
      /** Only on the first page, for members who may let people in: who asks to join, the longest waiting first. */
      requests: z.array(TeamRequest).optional(),
    }),
    errors: ['team.notFound', 'access.denied', 'request.cursorInvalid'],
  },
  listTeamHistory: {
    method: 'GET',
    path: '/teams/{teamId}/members/history',
    summary: 'List the history of a community and its roster, newest first',
    access: 'team:manageMembers',
    input: onTeam.extend({ cursor: z.string().max(1024).optional() }),
    output: History,
    errors: ['team.notFound', 'request.cursorInvalid'],
  },
  listTeamsOfUser: {
    method: 'GET',
    path: '/teams/mine',
    summary: 'List the communities you are a member of, by name',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ teams: z.array(RosterOfUser) }),
  },
  joinTeam: {
    method: 'PUT',
    path: '/teams/{teamId}/membership',
    summary: 'Join an open community or request to; repeating it changes nothing',
    access: 'named',
    limit: { calls: 60, per: 'day' },
    /** In the order of its questions; a word of one's own where it asks none. */
    input: onTeam.extend({ answers: z.array(Lines(500, 'The answer')).max(5).default([]) }),
    output: Joined,
    errors: ['team.notFound', 'team.archived', 'team.joinClosed', 'team.full', 'team.askedLately', 'user.notFound'],
  },
  joinTeamByCode: {
    method: 'PUT',
    path: '/teams/team-codes/{code}/membership',
    summary: 'Join a community with its code',
    access: 'named',
    limit: { calls: 30, per: 'hour' },
    input: z.strictObject({ code: TypedCode }),
    output: Joined,
    errors: ['team.codeInvalid', 'team.full'],
  },
  leaveTeam: {
    method: 'DELETE',
    path: '/teams/{teamId}/membership',
    summary: 'Leave a community or cancel a request; an owner hands it over first',
    access: 'signedIn',
    input: onTeam,
    output: nothing,
    errors: ['team.notFound', 'team.owner'],
  },
  listTeamRequests: {
    method: 'GET',
    path: '/teams/{teamId}/requests',
    summary: 'List requests to join, longest-waiting first',
    access: 'team:manageMembers',
    input: onTeam,
    output: z.object({
      requests: z.array(TeamRequest),
    }),
    errors: ['team.notFound'],
  },
  answerTeamRequest: {
    method: 'PUT',
    path: '/teams/{teamId}/requests/{userId}',
    summary: 'Accept or decline a request to join; a declined person can ask again after seven days',
    access: 'team:manageMembers',
    input: ofPerson.extend({ decision: z.enum(['accept', 'decline'], 'Accept or decline.') }),
    output: nothing,
    errors: ['team.notFound', 'team.requestNotFound', 'team.archived', 'team.full', 'team.membersOfPlan'],
  },
  removeTeamMember: {
    method: 'DELETE',
    path: '/teams/{teamId}/members/{userId}',
    summary: 'Remove a member from the roster; only the owner removes admins',
    access: 'team:manageMembers',
    input: ofPerson,
    output: nothing,
    errors: ['team.notFound', 'access.denied', 'team.memberNotFound', 'team.owner', 'record.changed'],
  },
  changeTeamRoles: {
    method: 'PUT',
    path: '/teams/{teamId}/members/{userId}/roles',
    summary: "Set a member's roles; only the owner changes admins, and members can't change their own",
    access: 'team:grantRoles',
    input: ofPerson.extend({ roles: z.array(GrantableRole).min(1, 'Choose at least one role.').max(10) }),
    output: Member,
    errors: [
      'team.notFound',
      'access.denied',
      'team.memberNotFound',
      'team.owner',
      'team.adminsOfPlan',
      'record.changed',
    ],
  },
  grantInTeam: {
    method: 'PUT',
    path: '/teams/{teamId}/members/{userId}/grants',
    summary: 'Let an owner, admin or coach see the medical notes of children, or end it; for the owner',
    access: 'team:grantAdmin',
    input: ofPerson.extend({ grants: z.array(TeamGrantName).max(5) }),
    output: Member,
    errors: ['team.notFound', 'access.denied', 'team.memberNotFound', 'team.grantUnfit', 'record.changed'],
  },
  renewJoinCode: {
    method: 'PUT',
    path: '/teams/{teamId}/code',
    summary: 'Create a new join code; the old one stops working',
    access: 'team:manageMembers',
    limit: { calls: 30, per: 'day' },
    input: onTeam.extend({
      days: z.int().min(1, 'At least a day.').max(365, 'At most a year.').optional(),
      mostUses: z.int().min(1, 'At least one.').max(10_000, 'At most 10,000.').optional(),
    }),
    output: JoinCode,
    errors: ['team.notFound', 'team.archived', 'record.changed'],
  },
  ...ownershipOperations,
});
