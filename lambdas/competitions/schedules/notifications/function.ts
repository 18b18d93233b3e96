import { changeRequestMoved, schedulePublished } from '#shared/competitions/schedules/messages.ts';
import { tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/**
 * Brings matches to what was published and tells those whose matches changed; tells captains of requests, and people of
 * their tournaments.
 */
export const schedulesNoticesFunction: FunctionSpec = {
  name: 'schedules-notices',
  entry: 'lambdas/competitions/schedules/notifications/handler.ts',
  listensTo: [schedulePublished, changeRequestMoved, tournamentTold],
  may: ['writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 300,
};
