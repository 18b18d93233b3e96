import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createIdentityProvider, type IdentityProvider } from '#infra/local/identity/hosted/identity-provider.ts';
import type { IdentityOptions, Mail } from '#infra/local/identity/hosted/options.ts';
import type { Moment, TriggerEvent } from '#infra/local/identity/triggers/trigger-event.ts';

export const identityIds = {
  poolId: 'local_rovers',
  web: 'rovers-web',
  signUp: 'rovers-sign-up',
  secret: 'a-secret-for-tests-only',
  callback: 'http://localhost/auth/dialog',
  loggedOut: 'http://localhost/auth/login?logout=true',
};

export const minute = 60_000;
export const hour = 60 * minute;

/** What a refused call answers. */
export interface Refusal {
  readonly __type: string;
  readonly message: string;
}

/** An identity provider behind a real port, with a clock that only the test moves. */
export async function startIdentity(
  more: Partial<IdentityOptions> = {},
  folder = mkdtempSync(join(tmpdir(), 'identity-')),
) {
  const mails: Mail[] = [];
  const asked: TriggerEvent[] = [];
  const answers: Partial<Record<Moment, (event: TriggerEvent) => TriggerEvent | Promise<TriggerEvent>>> = {};
  let now = Date.parse('2026-11-21T09:00:00Z');
  let provider: IdentityProvider;
  let database: DatabaseSync;

  const server = createServer((request, response) => void provider.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/identity`;

  const open = () => {
    database = new DatabaseSync(join(folder, 'identity.sqlite'));
    provider = createIdentityProvider({
      database,
      issuerUrl: endpoint,
      basePath: '/_local/identity',
      poolId: identityIds.poolId,
      clients: [
        {
          id: identityIds.web,
          callbackUrls: [identityIds.callback],
          logoutUrls: [identityIds.loggedOut],
          allowPassword: true,
        },
        { id: identityIds.signUp, secret: identityIds.secret },
      ],
      now: () => new Date(now),
      ask: async (moment, event) => {
        asked.push(event);
        return (await answers[moment]?.(event)) ?? event;
      },
      sendMail: async (mail) => void mails.push(mail),
      quotas: { UserCreation: 1e6, UserAccountRecovery: 1e6, UserAuthentication: 1e6, UserUpdate: 1e6 },
      ...more,
    });
  };
  open();

  const call = async (target: string, input: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${endpoint}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };

  return {
    endpoint,
    mails,
    asked,
    answers,
    call,
    get issuer() {
      return provider.issuer;
    },
    /** A call that must be refused. */
    refused: async (target: string, input: object): Promise<Refusal> => {
      const { status, body } = await call(target, input);
      if (status === 200) throw new Error(`${target} was not refused: ${JSON.stringify(body)}`);
      return { __type: body.__type, message: body.message };
    },
    pass: (ms: number) => {
      now += ms;
    },
    now: () => new Date(now),
    lastCode: () => /\d{6}/.exec(mails.at(-1)?.html ?? '')?.[0] ?? '',
    sources: () => asked.map((event) => event.triggerSource),
    sdk: new CognitoIdentityProviderClient({
      region: 'local',
      endpoint,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    }),
    /** Forgets everything that is not on disk. */
    restart: () => {
      database.close();
      open();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type LocalIdentity = Awaited<ReturnType<typeof startIdentity>>;

/** The proof of the sign-up client's secret. */
export const secretHash = (username: string): string =>
  createHmac('sha256', identityIds.secret)
    .update(username + identityIds.signUp)
    .digest('base64');

/** A user who signed up, and confirmed unless said otherwise. Returns their user name. */
export async function aMember(
  identity: LocalIdentity,
  email: string,
  { password = 'correct horse battery', confirmed = true } = {},
): Promise<string> {
  const { body } = await identity.call('SignUp', {
    ClientId: identityIds.signUp,
    SecretHash: secretHash(email),
    Username: email,
    Password: password,
  });
  if (confirmed) {
    await identity.call('ConfirmSignUp', {
      ClientId: identityIds.web,
      Username: email,
      ConfirmationCode: identity.lastCode(),
    });
  }
  return body.UserSub;
}

/** Signs in with the password itself; Amplify's way in has tests of its own. */
export async function signIn(identity: LocalIdentity, email: string, password = 'correct horse battery') {
  return identity.call('InitiateAuth', {
    ClientId: identityIds.web,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
}
