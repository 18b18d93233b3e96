import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Input } from '#shared/contract/operation.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { organizationsApi } from './organizations.ts';

type Asked = Input<(typeof organizations)['operations']['requestOrganization']>;

let made = 0;
export const requestDetails = (differences: Partial<Asked> = {}): Asked => {
  made += 1;
  return {
    name: `Hill Country Sports ${made}`,
    gameTypeIds: ['soccer'],
    why: 'Four clubs that share fields want one calendar.',
    ...differences,
  };
};

/** A user’s request that waits. */
export async function aRequest(differences: Partial<Asked> = {}, person?: Account) {
  const user = person ?? (await aPerson());
  const api = organizationsApi.signedInAs(user);
  const request = await api.requestOrganization(requestDetails(differences));
  return { user, api, request, key: { userId: user.userId, requestId: request.requestId } };
}
