import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import { addressOf } from '../../engines/address-of.ts';
import { createAttempts } from '../sign-in/attempts.ts';
import { createChallenges } from '../sign-in/challenges.ts';
import { createCodes } from '../sign-in/codes.ts';
import { createQuotas } from '../sign-in/quotas.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { loadSigningKey } from '../sign-in/signing-key.ts';
import { createTokens } from '../sign-in/tokens.ts';
import { createFactors } from '../users/factors.ts';
import { createIdentities } from '../users/identities.ts';
import type { Pool } from '../users/pool.ts';
import { prepareStore, setting, sweepStore } from '../users/store.ts';
import { createUsers } from '../users/users.ts';
import { answerGoogle, showGoogle } from './google-page.ts';
import { createGrants } from './grants.ts';
import { authorize, logout } from './hosted-ui.ts';
import { readBody, sendJson } from './http.ts';
import { serveJsonApi } from './json-api.ts';
import { issueTokens, revokeTokens } from './oauth-token.ts';
import type { IdentityOptions } from './options.ts';

export interface IdentityProvider {
  /** Answers every address of the provider; 404 for the rest. Rejects only when something is broken, after answering. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The public keys that check this pool's tokens. */
  readonly jwks: { keys: JWK[] };
  /** The `iss` of this pool's tokens. */
  readonly issuer: string;
}

type Route = (query: URLSearchParams, request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A Cognito user pool for one machine: sign-in by email, codes by mail, hosted sign-in with a local Google. */
export function createIdentityProvider(options: IdentityOptions): IdentityProvider {
  prepareStore(options.database);
  sweepStore(options.database, options.now().getTime());
  const key = loadSigningKey(options.database);
  const pool = createPool(options, key);
  const routes = routesOf(pool, key.jwks, createQuotas(options.quotas));
  const pathOf = pathBehind((options.basePath ?? '').replace(/\/$/, ''));
  return {
    jwks: key.jwks,
    issuer: pool.issuer,
    async handle(request, response) {
      const url = addressOf(request);
      allowAnyOrigin(response);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const route = routes[`${method} ${pathOf(url.pathname)}`];
      if (!route) return sendJson(response, { message: 'Not found' }, 404);
      await route(url.searchParams, request, response);
    },
  };
}

const pathBehind = (basePath: string) => (path: string) =>
  path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) || '/' : path;

function createPool(options: IdentityOptions, key: ReturnType<typeof loadSigningKey>): Pool {
  const { database, now, poolId } = options;
  const address = options.issuerUrl.replace(/\/+$/, '');
  const issuer = address.endsWith(`/${poolId}`) ? address : `${address}/${poolId}`;
  return {
    ...options,
    issuer,
    users: createUsers(database),
    identities: createIdentities(database),
    codes: createCodes(database, now),
    attempts: createAttempts(database, now),
    challenges: createChallenges(database, now),
    factors: createFactors(database, now),
    sessions: createSessions(database, now),
    grants: createGrants(database, now),
    tokens: createTokens(key, issuer, now),
    phantomKey: setting(database, 'phantomKey'),
  };
}

function routesOf(pool: Pool, jwks: { keys: JWK[] }, spend: ReturnType<typeof createQuotas>): Record<string, Route> {
  const form = async (request: IncomingMessage) => new URLSearchParams((await readBody(request)) ?? '');
  return {
    'POST /': (_query, request, response) => serveJsonApi(pool, spend, request, response),
    [`GET /${pool.poolId}/.well-known/jwks.json`]: (_query, _request, response) => sendJson(response, jwks),
    [`GET /${pool.poolId}/.well-known/openid-configuration`]: (_query, _request, response) =>
      sendJson(response, openIdConfiguration(pool)),
    'GET /oauth2/authorize': (query, _request, response) => authorize(pool, query, response),
    'POST /oauth2/token': async (_query, request, response) => issueTokens(pool, await form(request), response),
    'POST /oauth2/revoke': async (_query, request, response) => revokeTokens(pool, await form(request), response),
    'GET /logout': (query, _request, response) => logout(pool, query, response),
    'GET /google': (query, _request, response) => showGoogle(pool, query, response),
    'POST /google': async (_query, request, response) => answerGoogle(pool, await form(request), response),
  };
}

/** As Cognito does: no answer depends on a cookie, so any page may ask. */
function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-errortype, x-amzn-requestid');
}

/** OpenID Connect discovery: where the pool's endpoints are and what they speak. */
function openIdConfiguration(pool: Pool): object {
  const base = pool.issuer.slice(0, pool.issuer.lastIndexOf('/'));
  return {
    issuer: pool.issuer,
    jwks_uri: `${pool.issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${base}/oauth2/authorize`,
    token_endpoint: `${base}/oauth2/token`,
    revocation_endpoint: `${base}/oauth2/revoke`,
    end_session_endpoint: `${base}/logout`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
  };
}
