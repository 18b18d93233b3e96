import { draftEnding, eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Tells hosts what becomes of their events besides their plan. */
export const upkeepNoticesFunction: FunctionSpec = {
  name: 'events-upkeep-notices',
  entry: 'lambdas/events/lifecycle/notifications/handler.ts',
  listensTo: [draftEnding, eventHandedOver],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
