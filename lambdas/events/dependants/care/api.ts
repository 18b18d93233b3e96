import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createCareKeys } from '#lambdas/people/ports/family/care-keys.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createCareReading } from '#lambdas/people/ports/family/read-care.ts';
import { createMembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import { createHostedEvents } from '../../ports/hosted-events.ts';
import { getCareAtEvent } from './operations/get-care-at-event.ts';

const parts = {
  dependants: createDependantReader(table()),
  events: createHostedEvents(table()),
  memberships: createMembershipReader(table()),
  readCare: createCareReading(table(), createCareKeys()),
};

/** Shows trusted coaches what is noted of a child at their event: apart, as nothing else of events opens medical notes. */
export const handler = serve(eventCareContract, {
  getCareAtEvent: (input, caller) => getCareAtEvent(input, caller, parts),
});
