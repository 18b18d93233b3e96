import { handler } from '#lambdas/accounts/api.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { product } from '../product/product.ts';

export const accountsApi = product.client(accounts, handler);
