import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { EventId, GuestId, PersonId, UserId } from '#shared/ids.ts';

/** A person was asked to host an event with those who do. */
export const hostAsked = defineMessage(
  'events.hostAsked',
  z.object({ eventId: EventId, userId: UserId, askedById: UserId.optional() }),
);

/** They answered. */
export const hostAnswered = defineMessage(
  'events.hostAnswered',
  z.object({ eventId: EventId, userId: UserId, confirmed: z.boolean() }),
);

/** A host hosts no more; `removed` when it was not their own wish. */
export const hostLeft = defineMessage(
  'events.hostLeft',
  z.object({ eventId: EventId, userId: UserId, removed: z.boolean() }),
);

/** People were invited, and are to hear of it. */
export const peopleInvited = defineMessage(
  'events.peopleInvited',
  z.object({ eventId: EventId, userIds: z.array(PersonId), invitedById: UserId.optional() }),
);

/** Addresses were invited, each as a guest. Who has an account with one is to be invited with it. */
export const addressesInvited = defineMessage(
  'events.addressesInvited',
  z.object({ eventId: EventId, guestIds: z.array(GuestId), invitedById: UserId.optional() }),
);
