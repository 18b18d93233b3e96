import { handler } from '#lambdas/events/dependants/api.ts';
import { handler as careHandler } from '#lambdas/events/dependants/care/api.ts';
import { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { product } from '../product/product.ts';

export const dependantsApi = product.client(dependantsContract, handler);
export const eventCareApi = product.client(eventCareContract, careHandler);
