import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId, EventId } from '#shared/ids.ts';
import { SlotId } from './schemas.ts';

/** The key of a private event's link: 128 random bits. */
const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** How far a slot is taken. */
const SlotView = z.object({
  slotId: SlotId,
  taken: z.int(),
  isMine: z.boolean(),
  /** Which of the reader's children have it. */
  dependants: z.array(DependantId).optional(),
  /** Who took it, for those who see the names of who is in. */
  people: z.array(z.string()),
});
const chosen = z.strictObject({ eventId: EventId, slotId: SlotId });

/** Operations on what people who are in sign up for. */
export const eventSlots = defineContract('event-slots', {
  listSlots: {
    method: 'GET',
    path: '/events/mine/{eventId}/slots',
    summary: 'List the sign-up slots of an event with how full they are and the names you may see',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId, token: ShareToken.optional() }),
    output: z.object({ slots: z.array(SlotView) }),
    errors: ['event.notFound'],
  },
  takeSlot: {
    method: 'PUT',
    path: '/events/{eventId}/slots/{slotId}',
    summary: 'Sign up for a slot that is free; repeating it changes nothing',
    access: 'named',
    input: chosen,
    output: z.object({ taken: z.int() }),
    errors: [
      'event.notFound',
      'slot.notFound',
      'access.denied',
      'slot.full',
      'slot.tooMany',
      'slot.notFree',
      'rsvp.closed',
    ],
  },
  releaseSlot: {
    method: 'DELETE',
    path: '/events/{eventId}/slots/{slotId}',
    summary: 'Give back a slot, and get back what its policy says; repeating it changes nothing',
    access: 'signedIn',
    input: chosen.extend({ dependantId: DependantId.optional() }),
    output: z.object({ taken: z.int() }),
    errors: ['event.notFound', 'slot.notFound', 'access.denied', 'dependant.notFound', 'rsvp.closed'],
  },
});
