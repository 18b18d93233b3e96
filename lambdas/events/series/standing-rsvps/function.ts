import { noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Ends answers to every date of a series where somebody did not come two times in a row. */
export const standingKeeperFunction: FunctionSpec = {
  name: 'events-standing-keeper',
  entry: 'lambdas/events/series/standing-rsvps/handler.ts',
  listensTo: [noShowMarked, noShowSettled],
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 30,
};
