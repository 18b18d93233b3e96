import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const seasonsFunction: FunctionSpec = {
  name: 'seasons',
  entry: 'lambdas/competitions/seasons/handler.ts',
  serves: seasonsContract,
  gathers: ['/me/seasons', '/teams/{teamId}/seasons', '/seasons'],
  may: ['writeTable', 'sign'],
};
