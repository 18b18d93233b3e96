import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { AidNote, AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';

/** Asking the community that hosts an event to pay less; a part of the contract of checkout. */
export const eventAid = {
  askForEventAid: {
    method: 'PUT',
    path: '/events/{eventId}/aid',
    summary: 'Ask the community for financial aid with a private note, or change the note until there’s an answer',
    access: 'named',
    input: z.strictObject({ eventId: EventId, token: ShareToken.optional(), note: AidNote }),
    output: AidStanding,
    errors: ['event.notFound', 'order.adultPays', 'aid.notHere', 'aid.answered'],
    limit: { calls: 30, per: 'hour' },
  },
} as const satisfies Record<string, Operation>;
