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
  /** What their browser says of itself. */
  readonly userAgent?: string;
}

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
    userAgent: event.requestContext.http.userAgent,
  };
}
