import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { IdentityError } from '../identity-error.ts';
import { sameText } from '../sign-in/passwords.ts';
import { refresh } from '../sign-in/refresh.ts';
import { tokenValidFor } from '../sign-in/tokens.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';
import { sendJson } from './http.ts';

interface OAuthTokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string | undefined;
}

type Exchange = (pool: Pool, form: URLSearchParams) => Promise<OAuthTokens>;

class OAuthError extends Error {}

const exchanges: Readonly<Record<string, Exchange>> = {
  authorization_code: exchangeCode,
  refresh_token: exchangeRefreshToken,
};

/** `POST /oauth2/token`, in the words of RFC 6749. */
export async function issueTokens(pool: Pool, form: URLSearchParams, response: ServerResponse): Promise<void> {
  try {
    if (!isPublicClient(pool, form)) throw new OAuthError('invalid_client');
    const exchange = exchanges[form.get('grant_type') ?? ''];
    if (!exchange) throw new OAuthError('unsupported_grant_type');
    sendJson(response, { ...(await exchange(pool, form)), expires_in: tokenValidFor, token_type: 'Bearer' });
  } catch (error) {
    if (error instanceof IdentityError) return sendJson(response, { error: 'invalid_grant' }, 400);
    if (error instanceof OAuthError) return sendJson(response, { error: error.message }, 400);
    throw error;
  }
}

/** `POST /oauth2/revoke`: ends the session; tokens that mean nothing are ignored. */
export function revokeTokens(pool: Pool, form: URLSearchParams, response: ServerResponse): void {
  if (!isPublicClient(pool, form)) {
    sendJson(response, { error: 'invalid_client' }, 400);
    return;
  }
  pool.sessions.revokeToken(form.get('token') ?? '', form.get('client_id') ?? '');
  response.writeHead(200, { 'content-length': 0, 'cache-control': 'no-store' }).end();
}

const isPublicClient = (pool: Pool, form: URLSearchParams) =>
  pool.clients.some(({ id, secret }) => id === form.get('client_id') && secret === undefined);

async function exchangeCode(pool: Pool, form: URLSearchParams): Promise<OAuthTokens> {
  const grant = pool.grants.take(form.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isTheirs =
    grant?.username &&
    grant.clientId === form.get('client_id') &&
    grant.redirectUri === form.get('redirect_uri') &&
    sameText(grant.codeChallenge, challenge);
  if (!grant || !isTheirs) throw new OAuthError('invalid_grant');
  const user = pool.users.find(String(grant.username)) as User;
  const { session, refreshToken } = pool.sessions.start(user.username, grant.clientId, grant.scope);
  const identities = pool.identities.of(user.username);
  const { accessToken, idToken } = await pool.tokens.sign(user, session, { identities, nonce: grant.nonce });
  return { id_token: idToken, access_token: accessToken, refresh_token: refreshToken };
}

async function exchangeRefreshToken(pool: Pool, form: URLSearchParams): Promise<OAuthTokens> {
  const token = form.get('refresh_token') ?? '';
  const { AuthenticationResult } = await refresh(pool, form.get('client_id') ?? '', token, { rotates: true });
  const { IdToken, AccessToken, RefreshToken } = AuthenticationResult;
  return { id_token: IdToken, access_token: AccessToken, refresh_token: RefreshToken };
}
