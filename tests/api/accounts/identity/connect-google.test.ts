import { randomUUID } from 'node:crypto';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { userPoolId } from '#infra/local/environment.ts';
import { handler } from '#lambdas/accounts/api.ts';
import { connectGoogle } from '#lambdas/accounts/identity/operations/connect-google.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, anAddress, comeFromGoogle, joinFromGoogle } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs, signedOut } = product.client(accounts, handler);

const identitiesOf = async (Username: string): Promise<string> => {
  const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username });
  const { UserAttributes = [] } = await userPool.browser.send(command);
  return UserAttributes.find(({ Name }) => Name === 'identities')?.Value ?? '[]';
};

describe('a Google sign-in with the address of an account', () => {
  it('is refused until the account, freshly signed in, connects it', async () => {
    const member = await aMember();
    await expect(comeFromGoogle(member.email, '1001')).rejects.toThrow('link-required');
    expect(await signedInAs(member).connectGoogle({})).toEqual({ connected: true });
    expect(JSON.parse(await identitiesOf(member.userId))).toMatchObject([{ providerName: 'Google', userId: '1001' }]);
    expect(await signedInAs(member).getMe({})).toMatchObject({ signIns: ['password', 'google'] });
  });

  it('is connected once', async () => {
    const member = await aMember();
    await expect(comeFromGoogle(member.email, '1002')).rejects.toThrow('link-required');
    await signedInAs(member).connectGoogle({});
    await expect(signedInAs(member).connectGoogle({})).rejects.toMatchObject({ code: 'signIn.linkExpired' });
  });

  it('is forgotten after an hour', async () => {
    const member = await aMember();
    await expect(comeFromGoogle(member.email, '1003')).rejects.toThrow('link-required');
    product.clock.forwardMinutes(61);
    await expect(signedInAs(member).connectGoogle({})).rejects.toMatchObject({ code: 'signIn.linkExpired' });
    product.clock.reset();
  });

  it('cannot be connected by anybody else', async () => {
    const [member, other] = [await aMember(), await aMember()];
    await expect(comeFromGoogle(member.email, '1004')).rejects.toThrow('link-required');
    await expect(signedInAs(other).connectGoogle({})).rejects.toMatchObject({ code: 'signIn.linkExpired' });
  });

  it('cannot be connected by a session that is older than five minutes', async () => {
    const member = await aMember();
    const signedInAt = new Date('2026-12-01T12:00:00Z');
    const late = new Date('2026-12-01T12:05:01Z');
    const actor = { userId: member.userId, username: member.userId, signedInAt };
    await expect(connectGoogle(actor, undefined, {} as never, late)).rejects.toMatchObject({ code: 'signIn.tooOld' });
  });

  it('is refused for good when Google has not verified the address', async () => {
    const member = await aMember();
    await expect(comeFromGoogle(member.email, '1005', false)).rejects.toThrow('unverified');
    await expect(comeFromGoogle(anAddress(), '1006', false)).rejects.toThrow('unverified');
    await expect(signedInAs(member).connectGoogle({})).rejects.toMatchObject({ code: 'signIn.linkExpired' });
  });

  it('is refused for good when another Google sign-in holds it: addresses are given to new people', async () => {
    const email = anAddress();
    await joinFromGoogle(randomUUID(), email, '1007');
    await expect(comeFromGoogle(email, '1008')).rejects.toThrow('address-taken');
  });
});

it('lets people from Google join with an unused address', async () => {
  const [userId, email] = [randomUUID(), anAddress()];
  await comeFromGoogle(email, '1009');
  await joinFromGoogle(userId, email, '1009');
  await joinFromGoogle(userId, email, '1009');
  expect(await signedInAs({ userId }).getMe({})).toMatchObject({ email, signIns: ['google'], version: 1 });
});

it('refuses a visitor, and a user whose address is not verified', async () => {
  await expect(signedOut().connectGoogle({})).rejects.toMatchObject({ code: 'auth.required' });
  const unverified = await aPerson({ emailVerified: false });
  await expect(signedInAs(unverified).connectGoogle({})).rejects.toMatchObject({ code: 'access.emailUnverified' });
});

it('takes no fields', async () => {
  const input = { googleId: '1001' } as never;
  await expect(signedInAs(await aPerson()).connectGoogle(input)).rejects.toMatchObject({
    fields: { googleId: 'Not a known field.' },
  });
});
