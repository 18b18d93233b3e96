import { handler } from '#lambdas/accounts/api.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { product } from '../product/product.ts';

/** A person's account as they see it. */
export const meOf = (person: Account) => product.client(accounts, handler).signedInAs(person).getMe({});
