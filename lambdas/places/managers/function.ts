import { placeManagers } from '#shared/places/managers/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const placeManagersFunction: FunctionSpec = {
  name: 'place-managers',
  entry: 'lambdas/places/managers/handler.ts',
  serves: placeManagers,
  gathers: ['/places/{placeId}/managers'],
  may: ['writeTable', 'sendEmail', 'sign', 'readUploads'],
};
