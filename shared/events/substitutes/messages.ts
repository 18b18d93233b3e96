import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { EventId, SubstitutionId, UserId } from '#shared/ids.ts';

/** A wave of substitutes was asked to come. */
export const substitutesAsked = defineMessage(
  'events.substitutesAsked',
  z.object({
    eventId: EventId,
    requestId: SubstitutionId,
    wave: z.int(),
    userIds: z.array(UserId),
  }),
);

/** As many substitutes are in as were asked for. `late` are those who were asked and had not answered. */
export const substitutesFound = defineMessage(
  'events.substitutesFound',
  z.object({ eventId: EventId, requestId: SubstitutionId, late: z.array(UserId) }),
);
