import { handler } from '#lambdas/accounts/family/handler.ts';
import { family } from '#shared/family/contract.ts';
import type { Relation } from '#shared/family/relations.ts';
import { product } from './product.ts';

export const familyApi = product.client(family, handler);

type Somebody = { readonly userId: string };

/** One asks the other, who has not answered. */
export async function askFamily(requester: Somebody, recipient: Somebody, relation: Relation = 'sibling') {
  return familyApi.signedInAs(requester).requestFamily({ recipientId: recipient.userId, relation });
}

/** The two are family from now on. */
export async function beFamily(requester: Somebody, recipient: Somebody, relation: Relation = 'sibling') {
  const { id: connectionId } = await askFamily(requester, recipient, relation);
  await familyApi.signedInAs(recipient).acceptFamily({ connectionId });
  return { connectionId };
}
