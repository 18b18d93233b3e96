import { exportsContract } from '#shared/exports/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventExportsFunction: FunctionSpec = {
  name: 'event-exports',
  entry: 'lambdas/events/exports/handler.ts',
  serves: exportsContract,
  gathers: ['/me/calendar-feeds'],
  may: ['writeTable', 'knowWebOrigin'],
};
