import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, PersonId, UserId } from '#shared/ids.ts';
import { Seats } from '../details/schemas.ts';
import { guestOperations } from '../guests/contract.ts';
import { invitationOperations } from '../invitations/contract.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';
import { replyOperations } from '../rsvp/reply-contract.ts';
import { Host, ShownHost } from './hosts.ts';

const eventId = EventId;
const person = z.strictObject({ eventId, userId: UserId });
const manage = { access: 'event:manage' } as const;

/** The hosts of an event, their invitations, guests without an account, and in which groups people come. */
export const hostsContract = defineContract('hosts', {
  inviteHost: {
    method: 'PUT',
    path: '/events/{eventId}/hosts/{userId}',
    summary: 'Invite a co-host; an event has at most ten hosts, invited ones included',
    ...manage,
    limit: { calls: 50, per: 'day' },
    input: person,
    output: z.object({ hosts: z.array(Host) }),
    errors: ['event.notFound', 'event.notEditable', 'user.notFound', 'host.tooMany'],
  },
  answerHosting: {
    method: 'PUT',
    path: '/events/{eventId}/hosting',
    summary: 'Accept or decline an invitation to co-host',
    access: 'profileComplete',
    input: z.strictObject({ eventId, answer: z.enum(['confirmed', 'declined'], 'Confirm or decline.') }),
    output: z.object({ hosts: z.array(ShownHost) }),
    errors: ['event.notFound', 'event.notEditable', 'host.notAsked'],
  },
  removeHost: {
    method: 'DELETE',
    path: '/events/{eventId}/hosts/{userId}',
    summary: 'Step down as a host or, as the owner, remove one; an owner names a successor',
    ...manage,
    input: person.extend({
      /** The host who owns the event from then on, where its owner steps down. */
      heirId: UserId.optional(),
    }),
    output: z.object({}),
    errors: ['event.notFound', 'access.denied', 'event.notEditable', 'host.notFound', 'host.last', 'host.owner'],
  },
  removeJoiner: {
    method: 'DELETE',
    path: '/events/{eventId}/joiners/{userId}',
    summary: 'Remove a player from an event',
    access: 'event:manageJoiners',
    input: z.strictObject({ eventId, userId: PersonId }),
    output: z.object({ seats: Seats }),
    errors: ['event.notFound', 'event.notEditable', 'rsvp.notFound'],
  },
  moveJoiner: {
    method: 'PUT',
    path: '/events/{eventId}/joiners/{userId}/group',
    summary: 'Move a player and their guests to another group with room for them',
    access: 'event:manageJoiners',
    input: z.strictObject({ eventId, userId: PersonId, group: GroupKey }),
    output: z.object({ seats: Seats }),
    errors: ['event.notFound', 'event.notEditable', 'rsvp.notFound', 'rsvp.groupMissing', 'rsvp.groupFull'],
  },
  ...replyOperations,
  ...invitationOperations,
  ...guestOperations,
});
