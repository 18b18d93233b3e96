import { handler } from '#lambdas/people/privacy/api.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { product } from '../product/product.ts';

export const privacyApi = product.client(privacyContract, handler);

/** From now on, one of them blocks the other. */
export const block = (blocker: { userId: string }, { userId }: { userId: string }) =>
  privacyApi.signedInAs(blocker).blockPeople({ people: [{ userId }] });
