import { handler } from '#lambdas/events/lifecycle/api.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { product } from '../product/product.ts';

export const lifecycleApi = product.client(lifecycleContract, handler);

/** As the player who asks in a cell of the matrix. */
export const upkeepAs = (callerId: string | undefined) =>
  callerId ? lifecycleApi.signedInAs({ userId: callerId }) : lifecycleApi.signedOut();
