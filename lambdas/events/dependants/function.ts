import { dependantsContract } from '#shared/events/dependants/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Answers to events by guardians. */
export const eventDependantsFunction: FunctionSpec = {
  name: 'event-dependants',
  entry: 'lambdas/events/dependants/handler.ts',
  serves: dependantsContract,
  gathers: ['/events/{eventId}/dependants'],
  may: ['writeTable'],
};
