import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';

export type HttpEvent = APIGatewayProxyEventV2 | APIGatewayProxyEventV2WithJWTAuthorizer;

/** The signed-in person making a request. */
export interface Actor {
  readonly userId: string;
  /** What the person signed in as at the identity provider. */
  readonly username: string;
  /** When they last proved who they are; renewing a session does not move it. */
  readonly signedInAt: Date;
  /** Which sign-in it is, the same in every token that it is renewed with. */
  readonly sessionId?: string;
  /** The user pool asked for their password, and for the second factor where there is one; false for a visit to Google. */
  readonly isPoolSignIn?: boolean;
  /** The token that the call came with, for the user pool alone. A function, so that no log writes it. */
  readonly accessToken?: () => string;
  /** What their browser says of itself. */
  readonly userAgent?: string;
}

/**
 * In the tokens of sign-ins with a password, and in no others: the web app's client may not ask for it on the way through
 * Google.
 */
const poolScope = 'aws.cognito.signin.user.admin';

/** Reads the verified claims; an ID token is no proof of access, so only access tokens count. */
export function readActor(event: HttpEvent): Actor | undefined {
  const context = event.requestContext as Partial<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']>;
  const claims = context.authorizer?.jwt?.claims;
  if (claims?.token_use !== 'access') return undefined;
  return {
    userId: String(claims.sub),
    username: String(claims.username),
    signedInAt: new Date(Number(claims.auth_time ?? 0) * 1000),
    ...(claims.origin_jti && { sessionId: String(claims.origin_jti) }),
    isPoolSignIn: String(claims.scope ?? '')
      .split(' ')
      .includes(poolScope),
    accessToken: () => (event.headers.authorization ?? '').replace(/^Bearer /i, ''),
    userAgent: event.requestContext.http.userAgent,
  };
}
