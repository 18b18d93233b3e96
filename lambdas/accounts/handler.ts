import { createHash } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { table } from '#lambdas/kernel/data/table.ts';
import { createCities } from '#lambdas/kernel/geo/place-suggestions.ts';
import { createRateLimit } from '#lambdas/kernel/http/rate-limit.ts';
import { actorOf, serve } from '#lambdas/kernel/http/serve.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { accounts as contract } from '#shared/accounts/contract.ts';
import { createIdentities } from './identity/cognito.ts';
import { takingAtLeast } from './identity/constant-time.ts';
import { checkSignInMethods } from './identity/operations/check-sign-in-methods.ts';
import { connectGoogle } from './identity/operations/connect-google.ts';
import { signUp } from './identity/operations/sign-up.ts';
import { signUpProof } from './identity/sign-up-proof.ts';
import { turnOffMail } from './notification-settings/operations/turn-off-mail.ts';
import { createAccountReader } from './ports/accounts.ts';
import { createProfileStore } from './profile/about/store.ts';
import { getMe } from './profile/operations/get-me.ts';
import { saveProfile } from './profile/operations/save-profile.ts';
import { createAccountStore } from './profile/store.ts';

const accounts = createAccountReader(table());
const store = createAccountStore(table());
const profiles = createProfileStore(table());
const identities = createIdentities(new CognitoIdentityProviderClient());
const cities = createCities(new GeoPlacesClient());
const rates = createRateLimit(table());

const steadily = (work: () => Promise<void>) => takingAtLeast(900, work);
const prove = async (email: string) => signUpProof(await signingSecret(), email);
const countAddress = (email: string, now: Date) =>
  rates.count(createHash('sha256').update(email).digest('hex'), 'signUp', { calls: 5, per: 'hour' }, now);

export const handler = serve(contract, {
  signUp: (input, { now }) =>
    signUp(input, { store, identities, prove, steadily, countAddress: (email) => countAddress(email, now) }, now),
  checkSignInMethods: (input, { now }) => checkSignInMethods(input, { store, steadily }, now),
  getMe: (_, caller) => getMe(actorOf(caller), caller.account, { accounts, identities, store }, caller.now),
  saveProfile: (input, { account, now }) => saveProfile(input, account, { accounts, profiles, cities }, now),
  connectGoogle: (_, caller) => connectGoogle(actorOf(caller), caller.account, { store, identities }, caller.now),
  turnOffMail: async (input) => turnOffMail(input, profiles, await signingSecret()),
});
