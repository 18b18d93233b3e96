import { attendanceContract } from '#shared/events/attendance/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const attendanceFunction: FunctionSpec = {
  name: 'events-attendance',
  entry: 'lambdas/events/attendance/handler.ts',
  serves: attendanceContract,
  gathers: ['/events/{eventId}/attendance'],
  may: ['writeTable', 'sign'],
};
