import { randomBytes, randomInt } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { clientIds, seedsClientId } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/seeds/demo-sign-ins.ts';
import type { SeedPerson } from '#infra/local/seeds/people.ts';
import { callIdentity, type SeedSession } from '#infra/local/seeds/seed-session.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { type Client, createClient, type Transport } from '#shared/contract/client.ts';
import type { Contract } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { places } from '#shared/places/contract.ts';
import { codeTo, eventually } from './mail.ts';

export const password = 'rain-or-shine-we-play';
/** Austin, Texas, as the place suggestions know it. */
export const austinPlaceId = 'us-4671654';

/** A player with an account, for tests about something else than getting one. */
export interface Person {
  readonly email: string;
  readonly displayName: string;
  /** To call the API as this person. */
  readonly api: SeedSession;
  /** The same for any other contract. */
  readonly calls: <C extends Contract>(contract: C) => Client<C>;
  /** What a browser keeps while this person is signed in. */
  readonly storage: { name: string; value: string }[];
}

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo', 'Iris', 'Jude', 'Kai', 'Lea', 'Moe'];
let made = 0;

/** A name and an address that no one had before. */
export function aName(): { readonly email: string; readonly displayName: string } {
  const displayName = `${firstNames[made % firstNames.length]} ${randomBytes(3).toString('hex')}`;
  made += 1;
  return { displayName, email: `${displayName.replace(' ', '.').toLowerCase()}@people.example` };
}

/** Goes the way that everyone goes, without a browser. */
export async function aPerson(origin: string, { profile = true, name = aName() } = {}): Promise<Person> {
  const attempt = await signUpUnverified(origin, name.email);
  const code = await codeTo(origin, name.email);
  await callIdentity(origin, 'ConfirmSignUp', {
    ClientId: seedsClientId,
    Username: name.email,
    ConfirmationCode: code,
    ClientMetadata: { attempt },
  });
  const person = await signedIn(origin, name);
  const me = await eventually(async () => {
    const found = await person.api.accounts.getMe({});
    if (found.state !== 'success') throw new Error('The account is still being made.');
    return found;
  });
  if (profile)
    await person.api.people.saveProfile({
      displayName: name.displayName,
      fullName: 'Robin Rivers',
      games: ['kickball'],
      cityPlaceId: austinPlaceId,
      birthdate: '1990-05-17',
      version: me.version,
    });
  return person;
}

/** An account whose address has not been verified yet. Returns the secret of the browser that signed up. */
export async function signUpUnverified(origin: string, email: string): Promise<string> {
  const client = createClient(accounts, origin, fromElsewhere());
  const attempt = randomBytes(16).toString('base64url');
  await client.signUp({ email, password, attempt, acceptsTermsAndIs13: true });
  return attempt;
}

/** A player of the first world. */
export const aDemoPerson = (origin: string, { email, displayName }: SeedPerson): Promise<Person> =>
  signedIn(origin, { email, displayName }, demoPassword);

/** The same person, once the product's clock has passed the end of their session. */
export const signedInAnew = (origin: string, { email, displayName }: Person): Promise<Person> =>
  signedIn(origin, { email, displayName });

async function signedIn(
  origin: string,
  name: Pick<Person, 'email' | 'displayName'>,
  secret = password,
): Promise<Person> {
  const { AuthenticationResult: tokens } = await callIdentity<{ AuthenticationResult: Record<string, string> }>(
    origin,
    'InitiateAuth',
    {
      ClientId: seedsClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: name.email, PASSWORD: secret },
    },
  );
  const transport: Transport = (request) => {
    request.headers.set('authorization', `Bearer ${tokens.AccessToken}`);
    return fetch(request);
  };
  const prefix = `CognitoIdentityServiceProvider.${clientIds.web}`;
  const kept = {
    accessToken: tokens.AccessToken ?? '',
    idToken: tokens.IdToken ?? '',
    refreshToken: tokens.RefreshToken ?? '',
    clockDrift: '0',
  };
  return {
    ...name,
    api: {
      accounts: createClient(accounts, origin, transport),
      events: createClient(events, origin, transport),
      people: createClient(people, origin, transport),
      places: createClient(places, origin, transport),
      privacy: createClient(privacyContract, origin, transport),
      calls: (contract) => createClient(contract, origin, transport),
    },
    calls: (contract) => createClient(contract, origin, transport),
    storage: [
      { name: `${prefix}.LastAuthUser`, value: name.email },
      ...Object.entries(kept).map(([key, value]) => ({ name: `${prefix}.${name.email}.${key}`, value })),
    ],
  };
}

/** People sign up from addresses of their own: from a single one only so many may in an hour. */
function fromElsewhere(): Transport {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
  return async (request) => {
    const { port, pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const body = await request.text();
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        { host: '127.0.0.1', port, path: pathname + search, method: request.method, headers, localAddress },
        async (answer) => resolve(new Response(await text(answer), { status: answer.statusCode ?? 500 })),
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
