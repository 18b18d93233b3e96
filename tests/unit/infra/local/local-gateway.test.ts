import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createAuthorizer } from '#infra/local/gateway/authorizer.ts';
import { createHttpApi } from '#infra/local/gateway/http-api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { listening } from '#tests/support/product/listening.ts';

const operation = { summary: 's', output: z.unknown() } as const;
const contract = defineContract('games', {
  getGame: {
    ...operation,
    method: 'GET',
    path: '/games/{gameId}',
    access: 'public',
    input: z.object({ gameId: z.string() }),
  },
  saveGame: {
    ...operation,
    method: 'PUT',
    path: '/games/{gameId}',
    access: 'signedIn',
    input: z.object({ gameId: z.string() }),
  },
});
const issuer = 'http://localhost/pool';

let keys: CryptoKeyPair;
let server: Server;
let origin: string;
let invoked: Record<string, unknown> = {};

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] };
  const api = createHttpApi({
    functions: [{ name: 'games', under: '/games', may: [], serves: [{ contract, entry: 'lambdas/games.ts' }] }],
    invoke: async (name, event) => {
      invoked = { name, ...event };
      return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    },
    authorize: createAuthorizer({ identity: { jwks, issuer }, audience: ['web'] }),
    onWrite: () => {},
  });
  server = createServer((request, response) => void api(request, response));
  origin = `http://127.0.0.1:${await listening(server)}`;
});
afterAll(() => server.close());

/** An access token, with what the test says about it. */
const aToken = ({ claims = {}, by = issuer, seconds = 900 } = {}) =>
  new SignJWT({ client_id: 'web', token_use: 'access', username: 'sam', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(by)
    .setSubject('u1')
    .setExpirationTime(new Date(clock.now().getTime() + seconds * 1000))
    .sign(keys.privateKey);
const save = async (token: string | undefined, body: BodyInit = '{}', type = 'application/json') =>
  fetch(`${origin}/api/games/g1`, {
    method: 'PUT',
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });

describe('the gateway', () => {
  it('hands on what shares a route, decoded, and repeated query values joined', async () => {
    await fetch(`${origin}/api/public/games/a%2Fb%20c?tag=x&tag=y&q=1%2B1`);
    expect(invoked).toMatchObject({
      name: 'games',
      version: '2.0',
      routeKey: 'ANY /api/public/games/{proxy+}',
      rawPath: '/api/public/games/a%2Fb%20c',
      pathParameters: { proxy: 'a/b c' },
      queryStringParameters: { tag: 'x,y', q: '1+1' },
      rawQueryString: 'tag=x&tag=y&q=1%2B1',
    });
  });

  it('hands on the claims of a valid token as text', async () => {
    expect((await save(await aToken({ claims: { auth_time: 5 } }))).status).toBe(200);
    expect(invoked).toMatchObject({
      body: '{}',
      isBase64Encoded: false,
      requestContext: { authorizer: { jwt: { claims: { sub: 'u1', auth_time: '5', token_use: 'access' } } } },
    });
  });

  it('hands on a body that is no text as base64', async () => {
    await save(await aToken(), new Uint8Array([0, 255]), 'image/png');
    expect(invoked).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it.each([
    ['no token', async () => undefined],
    ['a token of another issuer', () => aToken({ by: 'http://elsewhere' })],
    ['a token for another client', () => aToken({ claims: { client_id: 'other' } })],
    ['an expired token', () => aToken({ seconds: -10 })],
    ['a token changed on the way', async () => `${(await aToken()).slice(0, -6)}AAAAAA`],
  ])('answers 401 to %s', async (_, make) => {
    const response = await save(await make());
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
  });

  it('counts the age of a token by the product’s clock', async () => {
    const token = await aToken();
    clock.moveTo(16 * 60_000);
    const { status } = await save(token);
    clock.moveTo(0);
    expect(status).toBe(401);
  });

  it('answers 404 where there is no route and 413 to more than 10 MB', async () => {
    const large = await save(await aToken(), new Uint8Array(10 * 1024 * 1024 + 1));
    expect([(await fetch(`${origin}/api/none`)).status, large.status]).toEqual([404, 413]);
  });
});
