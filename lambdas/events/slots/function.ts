import { eventSlots } from '#shared/events/slots/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventSlotsFunction: FunctionSpec = {
  name: 'event-slots',
  entry: 'lambdas/events/slots/handler.ts',
  serves: eventSlots,
  may: ['writeTable'],
};
