import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const tournamentsFunction: FunctionSpec = {
  name: 'tournaments',
  entry: 'lambdas/competitions/tournaments/handler.ts',
  serves: tournamentsContract,
  gathers: ['/tournaments', '/me/tournaments', '/teams/{teamId}/tournaments'],
  may: ['writeTable', 'suggestPlaces'],
};
