import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Draws, schedules and runs tournaments, and takes the scores that come by the code on a sheet. */
export const tournamentDeskFunction: FunctionSpec = {
  name: 'tournament-desk',
  entry: 'lambdas/competitions/tournaments/desk/handler.ts',
  serves: tournamentDesk,
  gathers: ['/tournament-desks'],
  may: ['writeTable', 'sign'],
  memoryMb: 1024,
};
