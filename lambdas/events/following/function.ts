import { following } from '#shared/events/following/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventFollowingFunction: FunctionSpec = {
  name: 'events-following',
  entry: 'lambdas/events/following/handler.ts',
  serves: following,
  gathers: ['/me/favourites'],
  may: ['writeTable', 'sign'],
};
