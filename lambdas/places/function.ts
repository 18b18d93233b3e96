import { places } from '#shared/places/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const placesFunction: FunctionSpec = {
  name: 'places',
  entry: 'lambdas/places/handler.ts',
  serves: places,
  may: ['writeTable', 'sign', 'suggestPlaces'],
};
