import { handler } from '#lambdas/competitions/substitutes/api.ts';
import { matchSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { product } from '../product/product.ts';

export const substitutesOfMatchApi = product.client(matchSubstitutes, handler);
