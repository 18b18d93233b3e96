import { placeMerging } from '#shared/places/merging-contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const placeMergingFunction: FunctionSpec = {
  name: 'place-merging',
  entry: 'lambdas/places/merging/handler.ts',
  serves: placeMerging,
  may: ['writeTable'],
};
