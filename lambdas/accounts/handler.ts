import { createHash } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { accounts as contract } from '#shared/accounts/contract.ts';
import { createAccountReader } from '../kernel/accounts.ts';
import { createCities } from '../kernel/place-suggestions.ts';
import { createRateLimit } from '../kernel/rate-limit.ts';
import { signingSecret } from '../kernel/secrets.ts';
import { actorOf, serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { createIdentities } from './cognito.ts';
import { takingAtLeast } from './constant-time.ts';
import { checkSignInMethods } from './operations/check-sign-in-methods.ts';
import { connectGoogle } from './operations/connect-google.ts';
import { getMe } from './operations/get-me.ts';
import { saveProfile } from './operations/save-profile.ts';
import { signUp } from './operations/sign-up.ts';
import { turnOffMail } from './operations/turn-off-mail.ts';
import { createProfileStore } from './profiles/store.ts';
import { signUpProof } from './sign-up-proof.ts';
import { createAccountStore } from './store.ts';

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
