import * as z from 'zod';
import { CommunityInvitationId, EventId } from '#shared/ids.ts';
import { startOf } from '#shared/start-window.ts';
import { PartId } from '#shared/teams/roster/field-answers.ts';
import { InviteeRule } from './invitee-rule.ts';

const manage = { access: 'event:manage' } as const;

/** Being sent or waiting for its time; all of its audience was processed; or ended before that. */
const CommunityInvitationStatus = z.enum(['open', 'sent', 'stopped']);

/** An invitation of people of a community, as hosts see how it goes. */
export const CommunityInvitation = z.object({
  invitationId: CommunityInvitationId,
  whom: InviteeRule,
  status: CommunityInvitationStatus,
  /** How many people it invited so far. */
  invited: z.int(),
  invitedAt: z.iso.datetime(),
  /** When people are told, where the host chose a time. */
  inviteSendAt: z.iso.datetime().optional(),
});
export type CommunityInvitation = z.infer<typeof CommunityInvitation>;

/** What of a community the caller may invite, with how many people each part has who can be asked at all. */
export const InvitableCommunity = z.object({
  /** Absent for callers who may not invite them all. */
  everybody: z.int().optional(),
  squads: z.array(z.object({ squadId: PartId, name: z.string(), people: z.int() })),
  tags: z.array(z.object({ tag: z.string(), people: z.int() })),
});
export type InvitableCommunity = z.infer<typeof InvitableCommunity>;

export const communityInvitationOperations = {
  inviteCommunity: {
    method: 'POST',
    path: '/events/community-invitations/{eventId}',
    summary: 'Invite the hosting community, some of its squads or members with some tags, now or later',
    ...manage,
    creates: true,
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({
      eventId: EventId,
      whom: InviteeRule,
      inviteSendAt: startOf(z.iso.datetime('Choose a date and a time.')).optional(),
    }),
    output: CommunityInvitation,
    errors: ['event.notFound', 'event.notEditable', 'access.denied', 'request.invalid'],
  },
  stopCommunityInvitation: {
    method: 'DELETE',
    path: '/events/community-invitations/{eventId}/{invitationId}',
    summary: 'Stop inviting a community; invited members stay invited',
    ...manage,
    input: z.strictObject({ eventId: EventId, invitationId: CommunityInvitationId }),
    output: z.object({}),
    errors: ['event.notFound', 'invitation.notFound'],
  },
} as const;
