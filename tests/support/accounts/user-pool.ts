import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientIds, seedsClientId, userPoolId } from '#infra/local/environment.ts';
import { createIdentityProvider } from '#infra/local/identity/hosted/identity-provider.ts';
import type { Mail } from '#infra/local/identity/hosted/options.ts';
import type { IdentityEvent } from '#lambdas/accounts/identity/answer.ts';
import { handler } from '#lambdas/accounts/identity/triggers.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { isPoolCall, poolProofHeader } from '#shared/accounts/identity/pool-calls.ts';
import { aContext } from '../product/a-context.ts';
import { poolSecretForTests } from '../product/cloud.ts';

/** What the pool allows in a second; a test that makes one busy sets one to 0. No test waits for those of other tests. */
export const userPoolQuotas = { UserCreation: 1e6, UserAccountRecovery: 1e6, UserAuthentication: 1e6, UserUpdate: 1e6 };

const mails: Mail[] = [];
const server = createServer((request, response) => void provider.handle(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
server.unref();
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = createIdentityProvider({
  database: new DatabaseSync(':memory:'),
  issuerUrl: origin,
  poolId: userPoolId,
  clients: [
    { id: clientIds.web },
    { id: clientIds.signUp, secret: 'known-to-the-sign-up-function-only' },
    { id: seedsClientId, allowPassword: true },
  ],
  now: clock.now,
  quotas: userPoolQuotas,
  letsThrough: (target, headers) => isPoolCall(target, headers[poolProofHeader] === poolSecretForTests),
  ask: async (_moment, event) =>
    (await handler(structuredClone(event) as object as IdentityEvent, aContext())) as object as never,
  sendMail: async (mail) => void mails.push(mail),
});

process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = origin;
const browser = new CognitoIdentityProviderClient();

/** The user pool of the test files that import this: the local product's own, asking the product's own triggers. */
export const userPool = {
  /** Calls as a browser makes them. */
  browser,
  /** Mails that the pool sent by itself, oldest first. */
  mails: (to: string): readonly Mail[] => mails.filter((mail) => mail.to === to),
  /** The code that was mailed last. */
  codeFor: (email: string): string => />(\d{6})</.exec(userPool.mails(email).at(-1)?.html ?? '')?.[1] ?? '',
  /** Rejects as the pool refuses. Amplify's way in has tests of its own. */
  signIn: (USERNAME: string, PASSWORD: string) =>
    browser.send(
      new InitiateAuthCommand({
        ClientId: seedsClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    ),
  /** Enters the code that was mailed last, in the browser that signed up with this attempt or in another one. */
  confirm: (Username: string, attempt?: string) =>
    browser.send(
      new ConfirmSignUpCommand({
        ClientId: clientIds.web,
        Username,
        ConfirmationCode: userPool.codeFor(Username),
        ...(attempt && { ClientMetadata: { attempt } }),
      }),
    ),
};
