import { exportsContract } from '#shared/events/calendars/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventExportsFunction: FunctionSpec = {
  name: 'event-exports',
  entry: 'lambdas/events/calendars/handler.ts',
  serves: exportsContract,
  gathers: ['/me/calendar-feeds'],
  may: ['writeTable', 'knowWebOrigin'],
};
