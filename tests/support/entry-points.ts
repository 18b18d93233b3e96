import { clientIds } from '#infra/local/environment.ts';
import { handler as accountsHandler } from '#lambdas/accounts/handler.ts';
import { handler as peopleHandler } from '#lambdas/accounts/people/handler.ts';
import { handler as privacyHandler } from '#lambdas/accounts/privacy/handler.ts';
import { handler as hostsHandler } from '#lambdas/events/hosts/handler.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { privacyContract } from '#shared/accounts/privacy-contract.ts';
import { hostsContract } from '#shared/events/host-contract.ts';
import { people } from '#shared/people/contract.ts';
import { anEvent } from './events.ts';
import { sendForm } from './guests.ts';
import { aPerson } from './people.ts';
import { product } from './product.ts';
import { anAttempt } from './sign-ups.ts';

/** Everything that answers, with the address that was asked about masked. */
export type Ask = (email: string) => Promise<string>;

const password = 'tandem kettle orbit';
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object) =>
  new Request(`http://localhost:5173/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });

async function textOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && !name.startsWith('x-amzn'));
  return JSON.stringify([response.status, headers, await response.text()]);
}

/** The user pool, as a browser asks it. */
async function askPool(target: string, input: object): Promise<string> {
  const response = await fetch(String(process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    },
    body: JSON.stringify({ ClientId: clientIds.web, ...input }),
  });
  return `${response.status} ${await response.text()}`;
}

/** A page's tag is a hash of its text, which repeats the address to whoever typed it. */
const masked = (answer: string, email: string) =>
  answer.replaceAll(email, '…').replaceAll(/"etag":"[^,]*/g, '"etag":"…"');

/** Challenges differ each time, for everybody: what counts is what they are made of. */
const shapeOf = (answer: string) =>
  answer.replaceAll(/"[0-9A-Za-z+/=_-]{16,}"/g, '"…"').replaceAll(/"[0-9a-f-]{36}"/g, '"…"');

/** The ways to hand in an address. Whoever has to be signed in, is. */
export async function entryPoints(): Promise<readonly (readonly [string, Ask])[]> {
  const person = await aPerson();
  const { event, host } = await anEvent();
  const { eventId } = event;
  const { send } = product.client(accounts, accountsHandler);
  const asSomebody = async () => product.client(people, peopleHandler).sendAs(await aPerson());
  const sendPrivacy = product.client(privacyContract, privacyHandler).sendAs(person);
  const sendHosts = product.client(hostsContract, hostsHandler).sendAs(host);
  const found = (email: string) =>
    sendPrivacy(new Request(`http://localhost:5173/api/me/people?text=${encodeURIComponent(email)}`));
  const consent = { attempt: anAttempt(), acceptsTermsAndIs13: true };
  const begin = { AuthFlow: 'USER_SRP_AUTH' };
  const asks: readonly (readonly [string, Ask])[] = [
    ['signing up', async (email) => textOf(await send(post('/auth/sign-up', { email, password, ...consent })))],
    ['asking how one signs in', async (email) => textOf(await send(post('/auth/methods', { email })))],
    [
      'signing in',
      async (email) =>
        shapeOf(await askPool('InitiateAuth', { ...begin, AuthParameters: { USERNAME: email, SRP_A: 'abcdef01' } })),
    ],
    ['forgetting a password', (email) => askPool('ForgotPassword', { Username: email })],
    [
      'choosing another one',
      (email) => askPool('ConfirmForgotPassword', { Username: email, Password: password, ConfirmationCode: '123456' }),
    ],
    [
      'adding another address',
      async (email) => textOf(await (await asSomebody())(post('/me/alternate-emails', { email }))),
    ],
    ['looking for somebody', async (email) => textOf(await found(email))],
    [
      'inviting to an event',
      async (email) => textOf(await sendHosts(post(`/events/${eventId}/invited-addresses`, { people: [{ email }] }))),
    ],
    [
      'joining as a guest',
      async (email) => JSON.stringify(await sendForm('/api/guest/ask', { eventId, name: 'Jo', email, website: '' })),
    ],
  ];
  return asks.map(([name, ask]) => [name, async (email) => masked(await ask(email), email)]);
}
