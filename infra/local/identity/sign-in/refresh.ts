import * as z from 'zod';
import { errors } from '../errors.ts';
import { clientNamed } from '../hosted/clients.ts';
import { Text, target } from '../triggers/target.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';
import { sameText } from './passwords.ts';
import { tokenValidFor } from './tokens.ts';

const GetTokensFromRefreshToken = z.object({ ClientId: Text, RefreshToken: Text, ClientSecret: Text.optional() });

/** Rotates: the token that was sent stops working after a short grace. */
export const getTokensFromRefreshToken = target(GetTokensFromRefreshToken, async (pool, input) => {
  proveSecret(pool, input.ClientId, input.ClientSecret);
  const { AuthenticationResult } = await refresh(pool, input.ClientId, input.RefreshToken, { rotates: true });
  return { AuthenticationResult };
});

const RevokeToken = z.object({ ClientId: Text, Token: Text, ClientSecret: Text.optional() });

/** Ends the session of a refresh token, and its access tokens with it. */
export const revokeToken = target(RevokeToken, (pool, input) => {
  proveSecret(pool, input.ClientId, input.ClientSecret);
  pool.sessions.revokeToken(input.Token, input.ClientId);
  return {};
});

/** New tokens of a session that goes on. */
export async function refresh(pool: Pool, clientId: string, refreshToken: string, { rotates }: { rotates: boolean }) {
  clientNamed(pool, clientId);
  const session = pool.sessions.ofToken(refreshToken, clientId);
  // Deleting a user deletes the sessions.
  const user = pool.users.find(session.username) as User;
  const next = rotates ? pool.sessions.rotate(refreshToken, session.id) : undefined;
  const identities = pool.identities.of(user.username);
  const { accessToken, idToken } = await pool.tokens.sign(user, session, { identities });
  const AuthenticationResult = {
    AccessToken: accessToken,
    IdToken: idToken,
    ...(next !== undefined && { RefreshToken: next }),
    ExpiresIn: tokenValidFor,
    TokenType: 'Bearer',
  };
  return { user, AuthenticationResult };
}

function proveSecret(pool: Pool, clientId: string, secret: string | undefined): void {
  const client = clientNamed(pool, clientId);
  if (client.secret !== undefined && !sameText(client.secret, secret ?? '')) {
    throw errors.notAuthorized(`Client secret is not valid for client ${clientId}`);
  }
}
