import { handler } from '#lambdas/events/dependants/handler.ts';
import { dependantsContract } from '#shared/events/dependant-contract.ts';
import { product } from './product.ts';

export const dependantsApi = product.client(dependantsContract, handler);
