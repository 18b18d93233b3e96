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

/** Our server asks these with the token of the person and a proof of its own: a stolen token alone sets up no second factor. */
const serverPoolCalls = ['AssociateSoftwareToken', 'VerifySoftwareToken'] as const;

/** The header that carries the proof. */
export const poolProofHeader = 'x-rovers-pool-proof';

/** Pages of the sign-in domain that a visit to Google passes through. */
const poolPages = ['/oauth2/authorize', '/oauth2/idpresponse', '/oauth2/token', '/logout', '/error'] as const;

/** Of the header `x-amz-target`. */
export const poolCallPattern = `^${service}\\.(${poolCalls.join('|')})$`;
/** The same, of calls that need the proof. */
export const serverPoolCallPattern = `^${service}\\.(${serverPoolCalls.join('|')})$`;
/** Of a path. The public keys of the pool are among them: without these no token can be checked. */
export const poolPagePattern = `^(${poolPages.join('|')}|/[^/]+/\\.well-known/[a-z-]+(\\.json)?)$`;

/** Whether a call that carries no AWS credentials is let through, by its target and whether it carries the proof. */
export const isPoolCall = (target: string, isProven: boolean): boolean =>
  new RegExp(poolCallPattern).test(target) || (isProven && new RegExp(serverPoolCallPattern).test(target));
