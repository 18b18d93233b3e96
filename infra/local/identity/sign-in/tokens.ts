import { randomUUID } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { errors } from '../errors.ts';
import type { Identity } from '../users/identities.ts';
import type { User } from '../users/users.ts';
import type { Session } from './sessions.ts';
import type { SigningKey } from './signing-key.ts';

/** Seconds an access or ID token lives. */
export const tokenValidFor = 15 * 60;

interface TokenPair {
  readonly accessToken: string;
  readonly idToken: string;
}

interface AccessClaims {
  readonly username: string;
  readonly sessionId: string;
  readonly scope: string;
}

export interface Tokens {
  sign(user: User, session: Session, more: { identities: Identity[]; nonce?: string | undefined }): Promise<TokenPair>;
  /** The claims of a live access token of this pool. Revocation is not looked at here. */
  readAccess(token: string): Promise<AccessClaims>;
}

const Access = z.object({
  token_use: z.literal('access'),
  username: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
});

export function createTokens(key: SigningKey, issuer: string, now: () => Date): Tokens {
  const sign = (claims: Record<string, unknown>, iat: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: key.id })
      .setIssuer(issuer)
      .setJti(randomUUID())
      .setIssuedAt(iat)
      .setExpirationTime(iat + tokenValidFor)
      .sign(key.private);
  return {
    async sign(user, session, { identities, nonce }) {
      const iat = Math.floor(now().getTime() / 1000);
      const both = {
        sub: user.sub,
        origin_jti: session.id,
        event_id: randomUUID(),
        auth_time: Math.floor(session.authTime / 1000),
      };
      const access = { ...both, token_use: 'access', client_id: session.clientId, username: user.username };
      const [accessToken, idToken] = await Promise.all([
        sign({ ...access, scope: session.scope }, iat),
        sign({ ...both, token_use: 'id', aud: session.clientId, ...profileClaims(user, identities), nonce }, iat),
      ]);
      return { accessToken, idToken };
    },
    async readAccess(token) {
      try {
        const { payload } = await jwtVerify(token, key.public, { issuer, algorithms: ['RS256'], currentDate: now() });
        const claims = Access.parse(payload);
        return { username: claims.username, sessionId: claims.origin_jti, scope: claims.scope };
      } catch (error) {
        if (error instanceof joseErrors.JWTExpired) throw errors.notAuthorized('Access Token has expired');
        throw errors.notAuthorized('Invalid Access Token');
      }
    },
  };
}

const profileClaims = (user: User, identities: Identity[]) => ({
  'cognito:username': user.username,
  email: user.email,
  email_verified: user.emailVerified,
  ...user.attributes,
  ...(identities.length > 0 && {
    identities: identities.map(({ provider, subject, linkedAt }) => ({
      userId: subject,
      providerName: provider,
      providerType: provider,
      issuer: null,
      primary: String(user.status === 'EXTERNAL_PROVIDER'),
      dateCreated: String(linkedAt),
    })),
  }),
});
