import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  hour,
  identityIds,
  type LocalIdentity,
  minute,
  signIn,
  startIdentity,
} from '#tests/support/accounts/identity.ts';

const web = { ClientId: identityIds.web };

let identity: LocalIdentity;

let people = 0;

const aNewAddress = () => `person${people++}@example.org`;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

describe('tokens', () => {
  const renew = (RefreshToken: string) => identity.call('GetTokensFromRefreshToken', { ...web, RefreshToken });

  it('carry what Cognito says and verify against the published keys', async () => {
    const email = aNewAddress();
    const sub = await aMember(identity, email);
    const { AccessToken, IdToken, ExpiresIn, TokenType } = (await signIn(identity, email)).body.AuthenticationResult;
    const at = Math.floor(identity.now().getTime() / 1000);
    const published = await fetch(`${identity.endpoint}/${identityIds.poolId}/.well-known/jwks.json`);
    const keys = createLocalJWKSet(await published.json());
    const options = { currentDate: identity.now(), issuer: identity.issuer };
    const access = await jwtVerify(AccessToken, keys, options);
    const id = await jwtVerify(IdToken, keys, { ...options, audience: identityIds.web });
    expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 900, TokenType: 'Bearer' });
    const both = { sub, auth_time: at, iat: at, exp: at + 900, iss: identity.issuer };
    expect(access.payload).toMatchObject({
      ...both,
      token_use: 'access',
      client_id: identityIds.web,
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: id.payload.origin_jti,
    });
    expect(access.payload.aud).toBeUndefined();
    expect(id.payload).toMatchObject({
      ...both,
      token_use: 'id',
      aud: identityIds.web,
      'cognito:username': sub,
      email,
      email_verified: true,
    });
  });

  it('end after a quarter of an hour, and a month', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const { AccessToken, RefreshToken } = (await signIn(identity, email)).body.AuthenticationResult;
    identity.pass(15 * minute);
    expect(await identity.refused('GetUser', { AccessToken })).toMatchObject({ message: 'Access Token has expired' });
    identity.pass(30 * 24 * hour);
    expect((await renew(RefreshToken)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('are renewed for a new refresh token, the old one answering for a minute', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const first = (await signIn(identity, email)).body.AuthenticationResult.RefreshToken;
    const second = (await renew(first)).body.AuthenticationResult.RefreshToken;
    expect(second).not.toBe(first);
    identity.pass(minute - 1);
    expect((await renew(first)).status).toBe(200);
    identity.pass(1);
    expect((await renew(first)).body.__type).toBe('RefreshTokenReuseException');
    expect((await renew(second)).status).toBe(200);
  });

  it('are renewed in place by the older call', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const { RefreshToken } = (await signIn(identity, email)).body.AuthenticationResult;
    const AuthParameters = { REFRESH_TOKEN: RefreshToken };
    const { body } = await identity.call('InitiateAuth', { ...web, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    expect(body.AuthenticationResult.RefreshToken).toBeUndefined();
    expect((await identity.call('GetUser', body.AuthenticationResult)).status).toBe(200);
  });

  it('of one sign-in are revoked together, and the other sign-ins go on', async () => {
    const email = aNewAddress();
    await aMember(identity, email);
    const here = (await signIn(identity, email)).body.AuthenticationResult;
    const there = (await signIn(identity, email)).body.AuthenticationResult;
    await identity.call('RevokeToken', { ...web, Token: here.RefreshToken });
    expect((await renew(here.RefreshToken)).body.message).toBe('Refresh Token has been revoked');
    expect((await identity.call('GetUser', here)).body.message).toBe('Access Token has been revoked');
    expect((await identity.call('GetUser', there)).status).toBe(200);
    await identity.call('GlobalSignOut', there);
    expect((await renew(there.RefreshToken)).body.message).toBe('Refresh Token has been revoked');
  });

  it('of no one are refused', async () => {
    expect((await renew('nonsense')).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid Refresh Token',
    });
    expect((await identity.call('GetUser', { AccessToken: 'a.b.c' })).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    });
    const email = aNewAddress();
    await aMember(identity, email);
    const { IdToken } = (await signIn(identity, email)).body.AuthenticationResult;
    expect((await identity.call('GetUser', { AccessToken: IdToken })).body.message).toBe('Invalid Access Token');
  });
});
