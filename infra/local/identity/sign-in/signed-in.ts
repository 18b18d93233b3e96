import { errors } from '../errors.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';
import type { Session } from './sessions.ts';

/** Whose live access token this is. Tokens without the scope for it cannot touch the person's sign-in. */
export async function signedIn(pool: Pool, accessToken: string): Promise<{ user: User; session: Session }> {
  const claims = await pool.tokens.readAccess(accessToken);
  const user = pool.users.find(claims.username);
  if (!user) throw errors.userNotFound();
  const session = pool.sessions.find(claims.sessionId);
  if (!session || session.revokedAt !== null) throw errors.notAuthorized('Access Token has been revoked');
  if (!claims.scope.split(' ').includes('aws.cognito.signin.user.admin')) {
    throw errors.notAuthorized('Access Token does not have required scopes');
  }
  return { user, session };
}
