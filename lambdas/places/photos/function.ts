import { placePhotosContract } from '#shared/places/photos/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const placePhotosFunction: FunctionSpec = {
  name: 'place-photos',
  entry: 'lambdas/places/photos/handler.ts',
  serves: placePhotosContract,
  may: ['writeTable'],
};
