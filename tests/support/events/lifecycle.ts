import { handler } from '#lambdas/events/lifecycle/api.ts';
import { upkeep } from '#shared/events/lifecycle/contract.ts';
import { product } from '../product/product.ts';

export const upkeepApi = product.client(upkeep, handler);

/** As the player who asks in a cell of the matrix. */
export const upkeepAs = (callerId: string | undefined) =>
  callerId ? upkeepApi.signedInAs({ userId: callerId }) : upkeepApi.signedOut();
