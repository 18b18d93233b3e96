import { accounts } from '#shared/accounts/contract.ts';
import { type Client, createClient } from '#shared/contract/client.ts';
import type { Contract } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { places } from '#shared/places/contract.ts';
import { seedsClientId, userPoolId } from '../environment.ts';
import { identityPath } from '../identity-of-product.ts';

/** What a signed-in user can call. */
export interface SeedSession {
  readonly accounts: Client<typeof accounts>;
  readonly events: Client<typeof events>;
  readonly people: Client<typeof people>;
  readonly places: Client<typeof places>;
  readonly privacy: Client<typeof privacyContract>;
  /** The same for any other contract. */
  readonly calls: <C extends Contract>(contract: C) => Client<C>;
}

/** One call of the user pool, as a browser makes it. @throws {Error} named as Cognito names it. */
export async function callIdentity<Answer>(origin: string, target: string, input: object): Promise<Answer> {
  const response = await fetch(`${origin}${identityPath}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    },
    body: JSON.stringify(input),
  });
  const answer = (await response.json()) as Answer & { __type?: string; message?: string };
  if (response.ok) return answer;
  throw Object.assign(new Error(`${userPoolId} ${target}: ${answer.message}`), { name: answer.__type ?? 'Error' });
}

/** @throws {Error} UserNotFoundException, NotAuthorizedException or UserNotConfirmedException */
export async function signIn(origin: string, email: string, password: string): Promise<SeedSession> {
  const { AuthenticationResult } = await callIdentity<{ AuthenticationResult: { AccessToken: string } }>(
    origin,
    'InitiateAuth',
    {
      ClientId: seedsClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    },
  );
  const transport = (request: Request) => {
    request.headers.set('authorization', `Bearer ${AuthenticationResult.AccessToken}`);
    return fetch(request);
  };
  return {
    accounts: createClient(accounts, origin, transport),
    events: createClient(events, origin, transport),
    people: createClient(people, origin, transport),
    places: createClient(places, origin, transport),
    privacy: createClient(privacyContract, origin, transport),
    calls: (contract) => createClient(contract, origin, transport),
  };
}
