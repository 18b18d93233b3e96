import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { people } from '#shared/people/profile/contract.ts';

export const peopleFunction: FunctionSpec = {
  name: 'accounts-people',
  entry: 'lambdas/people/handler.ts',
  serves: people,
  gathers: ['/me/availability'],
  may: ['writeTable', 'suggestPlaces'],
  memoryMb: 512,
};
