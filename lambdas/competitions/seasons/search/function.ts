import { seasonDated, seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Says what a search by text may show of seasons. */
export const seasonsSearchFunction: FunctionSpec = {
  name: 'seasons-search',
  entry: 'lambdas/competitions/seasons/search/handler.ts',
  listensTo: [seasonDated, seasonMoved, entryChanged],
  may: ['writeTable'],
};
