import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  identityIds,
  type LocalIdentity,
  secretHash,
  signIn,
  startIdentity,
} from '#tests/support/accounts/identity.ts';

const anybody = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' }, maxAttempts: 1 };
const pool = { UserPoolId: identityIds.poolId };
const password = 'correct horse battery';
let identity: LocalIdentity;
let people = 0;
const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('a function with AWS credentials', () => {
  it('learns the secret of the sign-up client and signs people up with it', async () => {
    const { UserPoolClient } = await identity.sdk.send(
      new cognito.DescribeUserPoolClientCommand({ ...pool, ClientId: identityIds.signUp }),
    );
    expect(UserPoolClient?.ClientSecret).toBe(identityIds.secret);
    const Username = aNewAddress();
    const command = new cognito.SignUpCommand({
      ClientId: identityIds.signUp,
      SecretHash: secretHash(Username),
      Username,
      Password: password,
      ClientMetadata: { proof: 'a-proof' },
    });
    await expect(identity.sdk.send(command)).resolves.toMatchObject({ UserConfirmed: false });
    const preSignUp = identity.asked.find((event) => event.request.userAttributes.email === Username);
    expect(preSignUp).toMatchObject({
      triggerSource: 'PreSignUp_SignUp',
      callerContext: { clientId: identityIds.signUp },
      request: { clientMetadata: { proof: 'a-proof' } },
    });
    await expect(identity.sdk.send(command)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  it('finds people by address and by name, and is told who is not there', async () => {
    const email = aNewAddress();
    const sub = await aMember(identity, email);
    for (const Username of [email, sub]) {
      const found = await identity.sdk.send(new cognito.AdminGetUserCommand({ ...pool, Username }));
      expect(found).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED', Enabled: true });
      expect(found.UserCreateDate).toEqual(identity.now());
      expect(found.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    }
    await expect(
      identity.sdk.send(new cognito.AdminGetUserCommand({ ...pool, Username: aNewAddress() })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
    const list = (Filter: string) => identity.sdk.send(new cognito.ListUsersCommand({ ...pool, Filter }));
    expect((await list(`email = "${email}"`)).Users).toMatchObject([{ Username: sub }]);
    expect((await list('email = "unknown@example.org"')).Users).toEqual([]);
    await expect(list('name ^= "A"')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('pages through everyone', async () => {
    for (let more = 0; more < 3; more += 1) await aMember(identity, aNewAddress());
    const seen = new Set<string | undefined>();
    let PaginationToken: string | undefined;
    do {
      const command = new cognito.ListUsersCommand({ ...pool, Limit: 2, PaginationToken });
      const page = await identity.sdk.send(command);
      for (const { Username } of page.Users ?? []) seen.add(Username);
      ({ PaginationToken } = page);
    } while (PaginationToken);
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it('confirms a user, sets a password, signs out everywhere and deletes', async () => {
    const Username = aNewAddress();
    await aMember(identity, Username, { confirmed: false });
    await identity.sdk.send(new cognito.AdminConfirmSignUpCommand({ ...pool, Username }));
    expect(identity.asked.at(-1)).toMatchObject({ triggerSource: 'PostConfirmation_ConfirmSignUp' });
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await identity.sdk.send(new cognito.AdminUpdateUserAttributesCommand({ ...pool, Username, UserAttributes }));
    const Password = 'another long password';
    await identity.sdk.send(new cognito.AdminSetUserPasswordCommand({ ...pool, Username, Password, Permanent: true }));
    const { AccessToken } = (await signIn(identity, Username, Password)).body.AuthenticationResult;
    expect((await identity.call('GetUser', { AccessToken })).status).toBe(200);
    await identity.sdk.send(new cognito.AdminUserGlobalSignOutCommand({ ...pool, Username }));
    expect((await identity.call('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked');
    await identity.sdk.send(new cognito.AdminDeleteUserCommand({ ...pool, Username }));
    expect((await signIn(identity, Username, Password)).body.message).toBe('Incorrect username or password.');
  });

  it('is refused in the pool of another user', async () => {
    await expect(identity.sdk.send(new cognito.ListUsersCommand({ UserPoolId: 'local_other' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('a browser', () => {
  it('may not make the calls that need credentials', async () => {
    expect(await identity.refused('AdminGetUser', { ...pool, Username: 'x' })).toMatchObject({
      __type: 'MissingAuthenticationTokenException',
    });
  });

  it('is told what is wrong with calls that mean nothing', async () => {
    expect(await identity.refused('MakeCoffee', {})).toMatchObject({ __type: 'UnknownOperationException' });
    const response = await fetch(`${identity.endpoint}/`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: '{',
    });
    expect((await response.json()).__type).toBe('SerializationException');
    expect((await fetch(`${identity.endpoint}/nowhere`)).status).toBe(404);
  });

  it('is slowed down when it asks too much', async () => {
    const busy = await startIdentity({ quotas: { UserRead: 0 } });
    expect(await busy.refused('GetUser', { AccessToken: 'x' })).toEqual({
      __type: 'TooManyRequestsException',
      message: 'Rate exceeded',
    });
    await busy.stop();
  });
});

describe('a restart', () => {
  it('keeps people, their sign-ins, codes, links and the keys of their tokens', async () => {
    const [email, other] = [aNewAddress(), aNewAddress()];
    await aMember(identity, email);
    await aMember(identity, other, { confirmed: false });
    const ConfirmationCode = identity.lastCode();
    const session = (await signIn(identity, email)).body.AuthenticationResult;
    identity.restart();
    expect((await identity.call('GetUser', session)).status).toBe(200);
    const renewal = { ClientId: identityIds.web, RefreshToken: session.RefreshToken };
    expect((await identity.call('GetTokensFromRefreshToken', renewal)).status).toBe(200);
    expect((await signIn(identity, email)).status).toBe(200);
    const confirmation = { ClientId: identityIds.web, Username: other, ConfirmationCode };
    expect((await identity.call('ConfirmSignUp', confirmation)).status).toBe(200);
  });

  it('loses no one whose sign-up was answered, even when the process is killed in the middle of others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'identity-'));
    const program = fileURLToPath(new URL('../../../../support/accounts/identity-process.ts', import.meta.url));
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [endpoint] = await once(child.stdout, 'data');
    const answered: string[] = [];
    const signUpForever = async (line: number) => {
      for (let person = 0; ; person += 1) {
        const email = `line${line}.person${person}@example.org`;
        const command = new cognito.SignUpCommand({ ClientId: identityIds.web, Username: email, Password: password });
        await sdk.send(command);
        answered.push(email);
        if (answered.length === 40) child.kill('SIGKILL');
      }
    };
    const sdk = new cognito.CognitoIdentityProviderClient({ ...anybody, endpoint: String(endpoint) });
    await Promise.allSettled([1, 2, 3, 4].map(signUpForever));
    const again = await startIdentity({}, folder);
    for (const Username of answered) {
      const found = await again.sdk.send(new cognito.AdminGetUserCommand({ ...pool, Username }));
      expect(found.UserStatus).toBe('UNCONFIRMED');
    }
    await again.stop();
  });
});
