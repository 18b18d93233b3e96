import { clientIds } from '#infra/local/environment.ts';
import { handler as accountsHandler } from '#lambdas/accounts/api.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aMember, anAddress, anAttempt } from '../accounts/sign-ups.ts';
import { anEvent } from '../events/events.ts';
import { sendForm } from '../events/guests.ts';
import { call, type NamedAsk, textOf } from './ask.ts';
import { signedInEntryPoints } from './entry-points-signed-in.ts';
import { product } from './product.ts';

const password = 'tandem kettle orbit';

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

/** A page's tag is a hash of its text, which repeats the address to anyone who typed it. */
const masked = (answer: string, email: string) =>
  answer.replaceAll(email, '…').replaceAll(/"etag":"[^,]*/g, '"etag":"…"');

/** Challenges differ each time, for everyone: what counts is what they are made of. */
const shapeOf = (answer: string) =>
  answer.replaceAll(/"[0-9A-Za-z+/=_-]{16,}"/g, '"…"').replaceAll(/"[0-9a-f-]{36}"/g, '"…"');

const beginSignIn = (email: string) =>
  askPool('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: email, SRP_A: 'abcdef01' } });

/** Answers the challenge as a player does who does not know the password. */
async function signInWrongly(email: string): Promise<string> {
  const { ChallengeName, ChallengeParameters: posed } = JSON.parse((await beginSignIn(email)).slice('200 '.length));
  return askPool('RespondToAuthChallenge', {
    ChallengeName,
    ChallengeResponses: {
      USERNAME: posed.USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: posed.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.from('not the right one').toString('base64'),
      TIMESTAMP: 'Sun Nov 22 11:00:00 UTC 2026',
    },
  });
}

/** Of these the answer takes at least so long, whatever is behind it. */
export const hiddenByAFloor: readonly string[] = ['signing up', 'asking how one signs in'];

/** As long as each other: a mask of the mail service shows no more than that. */
export async function aKnownAndAnUnknownAddress(): Promise<{ readonly known: string; readonly unknown: string }> {
  const { userId, email } = await aMember();
  // Who did not finish their profile cannot be found by others.
  await accountEntity(table()).patch({ userId }).set({ hasAdditionalInfo: false }).go();
  return { known: email, unknown: anAddress().padStart(email.length, 'x') };
}

/** The ways to hand in an address; who must be signed in is. Links in mails carry tokens and take none. */
export async function entryPoints(): Promise<readonly NamedAsk[]> {
  const { eventId } = (await anEvent()).event;
  const { send } = product.client(accounts, accountsHandler);
  const { signUp, checkSignInMethods } = accounts.operations;
  const consent = { attempt: anAttempt(), acceptsTermsAndIs13: true } as const;
  const asks: readonly NamedAsk[] = [
    ['signing up', async (email) => textOf(await call(send, signUp, { email, password, ...consent }))],
    ['asking how one signs in', async (email) => textOf(await call(send, checkSignInMethods, { email }))],
    ['beginning to sign in', async (email) => shapeOf(await beginSignIn(email))],
    ['signing in with a wrong password', signInWrongly],
    ['forgetting a password', (email) => askPool('ForgotPassword', { Username: email })],
    [
      'choosing another one',
      (email) => askPool('ConfirmForgotPassword', { Username: email, Password: password, ConfirmationCode: '123456' }),
    ],
    [
      'joining as a guest',
      async (email) => JSON.stringify(await sendForm('/api/guest/ask', { eventId, name: 'Jo', email, website: '' })),
    ],
    ...(await signedInEntryPoints()),
  ];
  return asks.map(([name, ask]) => [name, async (email) => masked(await ask(email), email)]);
}
