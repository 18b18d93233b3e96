import { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Shows trusted coaches what is noted of a child at their event: apart, as nothing else of events opens medical notes. */
export const eventCareFunction: FunctionSpec = {
  name: 'event-care',
  entry: 'lambdas/events/dependants/care/handler.ts',
  serves: eventCareContract,
  may: ['writeTable', 'openCare'],
};
