import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { seasonDated, seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Notes when seasons move by their dates, and erases and hands out what competitions keep of somebody. */
export const competitionsKeeperFunction: FunctionSpec = {
  name: 'competitions-keeper',
  entry: 'lambdas/competitions/listener/handler.ts',
  listensTo: [seasonDated, seasonMoved, accountDeleted, dependantForgotten, exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 300,
};
