import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Schedules and standings. Making a schedule of 4,032 matches takes a whole processor about twelve seconds. */
export const schedulesFunction: FunctionSpec = {
  name: 'schedules',
  entry: 'lambdas/competitions/schedules/handler.ts',
  serves: schedules,
  gathers: ['/schedules', '/me/schedules'],
  may: ['writeTable'],
  memoryMb: 1769,
  timeoutSeconds: 29,
};
