const service = 'AWSCognitoIdentityProviderService';

/**
 * What may be asked of the user pool without AWS credentials: what the web app asks, and signing up, which our server
 * asks with the secret of its client. An access token alone can change nothing of a sign-in (decision D51): a call that
 * is not listed is refused by the web ACL in the cloud and by the pool of one machine.
 */
export const poolCalls = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
] as const;

/** Pages of the sign-in domain that a visit to Google passes through. */
const poolPages = ['/oauth2/authorize', '/oauth2/idpresponse', '/oauth2/token', '/logout', '/error'] as const;

/** Of the header `x-amz-target`. */
export const poolCallPattern = `^${service}\\.(${poolCalls.join('|')})$`;
/** Of a path. The public keys of the pool are among them: without these no token can be checked. */
export const poolPagePattern = `^(${poolPages.join('|')}|/[^/]+/\\.well-known/[a-z-]+(\\.json)?)$`;

/** Whether a call that carries no AWS credentials is let through. */
export const isPoolCall = (target: string): boolean => new RegExp(poolCallPattern).test(target);
