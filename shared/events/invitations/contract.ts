import * as z from 'zod';
import { Email } from '#shared/email.ts';
import { EventId, PersonId, UserId } from '#shared/ids.ts';
import { startOf } from '#shared/start-window.ts';
import { Event } from '../details/schemas.ts';
import { GuestName } from '../guests/contract.ts';
import { Note } from '../rsvp/schemas.ts';
import {
  CommunityInvitation,
  communityInvitationOperations,
  InvitableCommunity,
} from './community-invitation-contract.ts';

const eventId = EventId;
const manage = { access: 'event:manage' } as const;
/** Addresses in one call; a person invites fifty in a day. */
export const mostAddresses = 20;

const Someone = z.object({ userId: UserId, displayName: z.string() });

/** The state of an invited person: not told yet, not answered, or what they answered. */
const InviteeStatus = z.enum(['planned', 'invited', 'in', 'waiting', 'requested', 'maybe', 'declined']);
const Invitee = z.object({
  /** Of a guest when their address was invited. */
  userId: PersonId,
  displayName: z.string(),
  /** The address, where it was that. Nothing says whether anybody has an account with it. */
  email: z.string().optional(),
  status: InviteeStatus,
  /** What they said with a maybe or a no. */
  note: Note.optional(),
  /** When they are told, while that is to come. */
  inviteSendAt: z.iso.datetime().optional(),
});

export const invitationOperations = {
  listInvitable: {
    method: 'GET',
    path: '/events/mine/{eventId}/invitable',
    summary: 'List people you can invite: players of this event and of your other events',
    ...manage,
    input: z.strictObject({ eventId }),
    output: z.object({
      people: z.array(Someone),
      events: z.array(z.object({ eventId, title: z.string(), startsAt: z.string(), people: z.int() })),
      /** What of the community that hosts the event the caller may invite. */
      community: InvitableCommunity.optional(),
    }),
    errors: ['event.notFound'],
  },
  invitePeople: {
    method: 'POST',
    path: '/events/{eventId}/invitations',
    summary: 'Invite people, or all players of another event of yours, now or later; each is notified once',
    ...manage,
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({
      eventId,
      userIds: z.array(UserId).max(50, 'At most 50 people at once.').default([]),
      fromEventId: EventId.optional(),
      /** They are told then, and not before. */
      inviteSendAt: startOf(z.iso.datetime('Choose a date and a time.')).optional(),
    }),
    /** How many people were invited by this call. */
    output: z.object({ invited: z.int() }),
    errors: ['event.notFound', 'event.notEditable', 'request.invalid'],
  },
  inviteAddresses: {
    method: 'POST',
    path: '/events/{eventId}/invited-addresses',
    summary: 'Invite people by email, now or later; the response is the same for any address',
    ...manage,
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({
      eventId,
      people: z
        .array(z.strictObject({ email: Email, name: GuestName.optional() }))
        .min(1, 'Give at least one address.')
        .max(mostAddresses, `At most ${mostAddresses} addresses at once.`),
      inviteSendAt: startOf(z.iso.datetime('Choose a date and a time.')).optional(),
    }),
    /** How many addresses were invited by this call. */
    output: z.object({ invited: z.int() }),
    errors: ['event.notFound', 'event.notEditable', 'request.invalid'],
  },
  listInvitees: {
    method: 'GET',
    path: '/events/mine/{eventId}/invitees',
    summary: 'List invited people and their answers',
    ...manage,
    input: z.strictObject({ eventId }),
    output: z.object({
      invitees: z.array(Invitee),
      /** What hosts asked of the community, newest first. */
      community: z.array(CommunityInvitation).default([]),
    }),
    errors: ['event.notFound'],
  },
  ...communityInvitationOperations,
  withdrawInvitation: {
    method: 'DELETE',
    path: '/events/{eventId}/invitations/{userId}',
    summary: 'Withdraw an invitation; a player who joined stays in',
    ...manage,
    input: z.strictObject({ eventId, userId: PersonId }),
    output: z.object({}),
    errors: ['event.notFound', 'invitation.notFound'],
  },
  listInvitations: {
    method: 'GET',
    path: '/events/me/invitations',
    summary: 'List upcoming events you are invited to, asked to host, or co-host',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({
      hosting: z.array(z.object({ event: Event, status: z.enum(['invited', 'confirmed']) })),
      invitations: z.array(z.object({ event: Event, invitedBy: z.string(), status: InviteeStatus })),
    }),
  },
} as const;
