import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { EventId, PersonId, UserId } from '#shared/ids.ts';

/** The host said that a player who was in did not come. */
export const noShowMarked = defineMessage(
  'events.noShowMarked',
  z.object({ eventId: EventId, userId: PersonId, markedAt: z.iso.datetime() }),
);
/** A player disputes a no-show. */
export const noShowDisputed = defineMessage('events.noShowDisputed', z.object({ eventId: EventId, userId: PersonId }));
/** The host answered that: they stay with it, or say what it was instead. */
export const noShowSettled = defineMessage(
  'events.noShowSettled',
  z.object({ eventId: EventId, userId: PersonId, kept: z.boolean() }),
);

/**
 * An event is over. Who was in and is not known to have stayed away, accounts alone, some hundreds to a message: an event
 * with more is told in several.
 */
export const eventFinished = defineMessage(
  'events.eventFinished',
  z.object({ eventId: EventId, gameTypeId: z.string(), endedAt: z.iso.datetime(), userIds: z.array(UserId) }),
);
