import { handler } from '#lambdas/events/dependants/handler.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { product } from '../product/product.ts';

export const dependantsApi = product.client(dependantsContract, handler);
