import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { DependantId, InviteId, TeamId, UserId } from '#shared/ids.ts';
import { dependantInput } from '#shared/people/family/dependant-operations.ts';
import { Lines } from '#shared/text.ts';
import { mostPeople } from '../roster/people-operations.ts';
import { TeamCard } from '../schemas.ts';
import { invitesAtOnce } from './inviting.ts';

const onTeam = z.strictObject({ teamId: TeamId });
const nothing = z.object({});
/** Only the mail to an address has it. */
const Token = z.strictObject({ token: z.string().min(40).max(400) });
const addresses = /(https?:|www\.|:\/\/)/i;

export const inviteStatuses = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;

/** An invitation as a member manager sees it. */
export const TeamInvite = z.object({
  inviteId: InviteId,
  status: z.enum(inviteStatuses),
  /** While it waits. */
  email: z.string().optional(),
  /** Of a former member, or of a list that was imported. */
  name: z.string().optional(),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
});
export type TeamInvite = z.infer<typeof TeamInvite>;

const FormerMember = z.object({
  userId: UserId,
  displayName: z.string(),
  status: z.enum(['left', 'removed', 'banned']),
  at: z.iso.datetime(),
});
export type FormerMember = z.infer<typeof FormerMember>;

/** The child that a guardian accepts for: one of theirs, or one to be added to their family. */
const ChildAnswer = z.union([z.strictObject({ dependantId: DependantId }), dependantInput]);
export type ChildAnswer = z.infer<typeof ChildAnswer>;

/** Asking people into a community, one by one. */
export const teamInvites = defineContract('team-invites', {
  inviteToTeam: {
    method: 'POST',
    path: '/teams/{teamId}/invites',
    summary:
      'Invite addresses, players on the roster and former members; open invitations are skipped, and the response never reveals who has an account',
    access: 'team:manageMembers',
    input: onTeam.extend({
      emails: z.array(Email).max(invitesAtOnce, `At most ${invitesAtOnce} at once.`).default([]),
      userIds: z.array(UserId).max(invitesAtOnce, `At most ${invitesAtOnce} at once.`).default([]),
      /** Of players on the roster who have an email and no account yet. */
      inviteIds: z.array(InviteId).max(mostPeople, `At most ${mostPeople} at once.`).default([]),
      message: Lines(500, 'The message')
        .refine((text) => !addresses.test(text), 'The message cannot have links.')
        .default(''),
    }),
    output: z.object({ invited: z.int() }),
    errors: ['team.notFound', 'team.archived', 'team.full', 'team.membersOfPlan', 'team.placesLeft', 'request.tooMany'],
  },
  listTeamInvites: {
    method: 'GET',
    path: '/teams/{teamId}/invites',
    summary: 'List open invitations, newest first, and former members, with how many places are left',
    access: 'team:manageMembers',
    input: onTeam,
    output: z.object({
      invites: z.array(TeamInvite),
      former: z.array(FormerMember),
      /** How many more members the community has room for. */
      places: z.int().min(0),
    }),
    errors: ['team.notFound'],
  },
  revokeTeamInvite: {
    method: 'DELETE',
    path: '/teams/{teamId}/invites/{inviteId}',
    summary: 'Withdraw an unanswered invitation; its link stops working',
    access: 'team:manageMembers',
    input: onTeam.extend({ inviteId: InviteId }),
    output: nothing,
    errors: ['team.notFound', 'team.inviteInvalid'],
  },
  readTeamInvite: {
    method: 'GET',
    path: '/teams/team-invites/{token}',
    summary: 'Read an invitation by the link from the mail',
    access: 'public',
    limit: { calls: 120, per: 'hour' },
    input: Token,
    output: z.object({
      team: TeamCard,
      invitedBy: z.string(),
      message: z.string(),
      expiresAt: z.iso.datetime().optional(),
      /** The child that the reader is asked to accept for, as the roster calls them. */
      child: z
        .object({
          name: z.string(),
          /** Another guardian accepted before: this one is asked to be a guardian as well. */
          isKnown: z.boolean(),
        })
        .optional(),
    }),
    errors: ['team.inviteInvalid'],
  },
  answerTeamInvite: {
    method: 'PUT',
    path: '/teams/me/team-invites/{token}',
    summary: 'Accept or decline an invitation to your address; repeating it changes nothing',
    access: 'profileComplete',
    limit: { calls: 60, per: 'hour' },
    input: Token.extend({
      answer: z.enum(['accept', 'decline'], 'Accept or decline.'),
      /** Where it is for a child, and no guardian accepted before. */
      child: ChildAnswer.optional(),
    }),
    output: z.object({
      teamId: TeamId,
      /** For a child: `asked` where another guardian was first, and this one is asked to be one as well. */
      child: z.enum(['yours', 'asked']).optional(),
    }),
    errors: [
      'team.inviteInvalid',
      'team.inviteOther',
      'team.archived',
      'team.full',
      'dependant.notFound',
      'dependant.guardianAgeUnknown',
      'dependant.guardianTooYoung',
      'dependant.consentRequired',
      'family.tooMany',
      'access.denied',
    ],
  },
  refuseTeamInvite: {
    method: 'POST',
    path: '/teams/team-invites/{token}/refusal',
    summary: 'Decline an invitation without signing in; no reminder follows',
    access: 'public',
    limit: { calls: 60, per: 'hour' },
    ignoresBody: true,
    input: Token,
    output: nothing,
  },
});
