import { handler } from '#lambdas/people/api.ts';
import { people } from '#shared/people/profile/contract.ts';
import { product } from '../product/product.ts';

export const peopleApi = product.client(people, handler);
