import { handler } from '#lambdas/accounts/people/handler.ts';
import { people } from '#shared/people/contract.ts';
import { product } from './product.ts';

export const peopleApi = product.client(people, handler);
