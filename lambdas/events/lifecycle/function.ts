import { upkeep } from '#shared/events/lifecycle/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventUpkeepFunction: FunctionSpec = {
  name: 'event-upkeep',
  entry: 'lambdas/events/lifecycle/handler.ts',
  serves: upkeep,
  gathers: ['/me/event-changes'],
  may: ['writeTable', 'sign'],
};
