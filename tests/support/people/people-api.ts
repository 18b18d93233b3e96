import { handler } from '#lambdas/accounts/profile/people/handler.ts';
import { people } from '#shared/accounts/profile/contract.ts';
import { product } from '../product/product.ts';

export const peopleApi = product.client(people, handler);
