import { places } from '#shared/places/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const placesFunction: FunctionSpec = {
  name: 'places',
  entry: 'lambdas/places/handler.ts',
  serves: places,
  gathers: ['/places/{placeId}/suggestions'],
  may: ['writeTable', 'sign', 'suggestPlaces'],
};
