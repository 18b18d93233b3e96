import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { EventId, GuestId } from '#shared/ids.ts';
import { Line } from '#shared/text.ts';
import { Place } from '../details/schemas.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';

/** How a guest without an account appears at an event. */
export const GuestName = Line(2, 100, 'The name');

const GuestView = z.object({
  guestId: GuestId,
  eventId: EventId,
  displayName: z.string(),
  email: z.string().optional(),
  mine: Place,
});

/** People without an account. Only who manages the event learns their address. */
export const guestOperations = {
  createGuest: {
    method: 'POST',
    path: '/events/{eventId}/guests',
    summary: "Add a guest without an account to an event, by the event's rules and without approval",
    access: 'event:manageJoiners',
    creates: true,
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({
      eventId: EventId,
      displayName: GuestName,
      email: Email.optional(),
      group: GroupKey.optional(),
    }),
    output: GuestView,
    errors: ['event.notFound', 'rsvp.closed', 'rsvp.full', 'rsvp.notYet', 'rsvp.groupMissing'],
  },
  getGuest: {
    method: 'GET',
    path: '/events/guests/{guestId}',
    summary: 'Read a guest without an account, as a host of the event',
    access: 'profileComplete',
    input: z.strictObject({ guestId: GuestId }),
    output: GuestView,
    errors: ['guest.notFound'],
  },
  deleteGuest: {
    method: 'DELETE',
    path: '/events/guests/{guestId}',
    summary: 'Remove a guest without an account from an event and delete their details',
    access: 'profileComplete',
    input: z.strictObject({ guestId: GuestId }),
    output: z.object({}),
    errors: ['guest.notFound', 'event.notEditable'],
  },
  claimGuest: {
    method: 'POST',
    path: '/events/guests/claim',
    summary: 'Move an RSVP made without an account to your account; the link was sent to your address',
    access: 'emailVerified',
    limit: { calls: 30, per: 'hour' },
    input: z.strictObject({ key: z.string().min(1).max(200) }),
    output: z.object({ eventId: EventId }),
    errors: ['guest.linkInvalid'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
