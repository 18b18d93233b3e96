import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId, EventId } from '#shared/ids.ts';
import { Care } from '#shared/people/family/care.ts';

/** What is noted of a child, at an event. Apart, as nothing else of events opens medical notes. */
export const eventCareContract = defineContract('event-care', {
  getCareAtEvent: {
    method: 'GET',
    path: '/events/care/{eventId}/{dependantId}',
    summary:
      "Read the medical notes of a child who is in, where the community's owner trusts you with them; each read is recorded",
    access: 'profileComplete',
    limit: { calls: 200, per: 'hour' },
    input: z.strictObject({ eventId: EventId, dependantId: DependantId }),
    output: Care,
    errors: ['dependant.notFound', 'access.denied', 'dependant.notDisclosed'],
  },
});
