import { afterAll, beforeAll } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/payments/accounts/api.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { withRecentFactor } from '../accounts/second-factor.ts';
import { product } from '../product/product.ts';
import { aReadyAccount, type FakeAccount, fakeProvider } from './fake-provider.ts';

export const payoutsApi = product.client(payoutAccounts, handler);

/** The state in an address that leads to the provider. */
export const stateIn = (url: string): string => new URL(url).searchParams.get('state') ?? '';

/** Who gave their second factor just now. */
export const anOrganizer = async (person?: Account) => withRecentFactor(person ?? (await aPerson()));

/** The product talks to the small provider while a file's tests run. */
export function useFakeProvider(): void {
  beforeAll(fakeProvider.begin);
  afterAll(fakeProvider.end);
}

/** Someone whose account at the provider is linked: active, unless said. */
export async function aLinked(account: FakeAccount = aReadyAccount(), person?: Account) {
  const owner = await anOrganizer(person);
  const api = payoutsApi.signedInAs(owner);
  const { url } = await api.linkOrCreateStripeAccount({ type: 'link' });
  await api.connectOAuth({ code: `code_${account.id}`, state: stateIn(url) });
  return { owner, api, account, stripeId: account.id };
}
