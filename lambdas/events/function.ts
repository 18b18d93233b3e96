import { events } from '#shared/events/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const eventsFunction: FunctionSpec = {
  name: 'events',
  entry: 'lambdas/events/handler.ts',
  serves: events,
  gathers: ['/events/{eventId}/rsvp'],
  may: ['writeTable', 'sign', 'suggestPlaces'],
};
