import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { seedsClientId } from '#infra/local/environment.ts';
import { userPool } from './user-pool.ts';

/** The password of `aMember`. */
export const memberPassword = 'tandem kettle orbit';

/** Signs a member in on a device of their own; `caller` is who their calls come from. */
export async function aSignIn(email: string, password = memberPassword) {
  const { AuthenticationResult } = await userPool.signIn(email, password);
  const { AccessToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  const claims = decodeJwt<{ sub: string; origin_jti: string; auth_time: number }>(AccessToken);
  const caller = {
    userId: claims.sub,
    sessionId: claims.origin_jti,
    signedInAt: new Date(claims.auth_time * 1000),
    isPoolSignIn: true,
    accessToken: AccessToken,
  };
  return { caller, AccessToken, RefreshToken };
}

/** What the app does every quarter of an hour, as long as the session lives. */
export const renew = (RefreshToken: string) =>
  userPool.browser.send(new GetTokensFromRefreshTokenCommand({ ClientId: seedsClientId, RefreshToken }));
