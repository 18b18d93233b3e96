import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/people/connections/api.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { privacyApi } from './privacy.ts';

export const connectionsApi = product.client(connectionsContract, handler);

/** From now on they are connected. */
export async function connect(one: { userId: string }, other: { userId: string }): Promise<void> {
  await connectionsApi.signedInAs(one).askToConnect({ userId: other.userId });
  await connectionsApi.signedInAs(other).answerConnection({ userId: one.userId, accept: true });
}

/** A user of age who wants to be found by players around Austin. */
export async function aPlayerNearby(differences: Partial<Account> = {}): Promise<Account> {
  const person = await aPerson({ birthdate: '1990-05-17', ...differences });
  await privacyApi.signedInAs(person).savePrivacy({ nearbyPlayers: true, version: 0 });
  return person;
}

/** A list with these people on it. */
export async function aListOf(
  owner: { userId: string },
  people: readonly { userId: string }[],
  name = 'Sunday run',
): Promise<{ listId: string }> {
  const owners = connectionsApi.signedInAs(owner);
  const { listId } = await owners.createUserList({ name });
  const chosen = people.map(({ userId }) => ({ userId }));
  if (chosen.length > 0) await owners.addToUserList({ listId, people: chosen });
  return { listId };
}
