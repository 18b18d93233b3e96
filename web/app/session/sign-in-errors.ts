/** The six ways a sign-in can fail (R-AUTH-14 to 19). */
export type SignInError =
  | 'emailNotFound'
  | 'invalidUser'
  | 'networkError'
  | 'cancelledByUser'
  | 'noPasswordSet'
  | 'unknown';

/** The first two are one sentence: the reader never learns from it which addresses have an account (decision D11). */
export const signInSentences: Readonly<Record<SignInError, string>> = {
  emailNotFound: 'Wrong email or password.',
  invalidUser: 'Wrong email or password.',
  networkError: "We couldn't sign you in: no connection, or too many tries. Wait a moment and try again.",
  cancelledByUser: 'The sign-in was canceled.',
  noPasswordSet: 'Verify this address first, or reset your password.',
  unknown: "That didn't work. Please try again.",
};

const byName: Readonly<Record<string, SignInError>> = {
  UserNotFoundException: 'emailNotFound',
  NotAuthorizedException: 'invalidUser',
  InvalidParameterException: 'invalidUser',
  EmptySignInUsername: 'invalidUser',
  EmptySignInPassword: 'invalidUser',
  TooManyRequestsException: 'networkError',
  LimitExceededException: 'networkError',
  TooManyFailedAttemptsException: 'networkError',
  NetworkError: 'networkError',
  OAuthSignInException: 'cancelledByUser',
  UserNotConfirmedException: 'noPasswordSet',
  PasswordResetRequiredException: 'noPasswordSet',
};

export function classifySignInError(error: unknown): SignInError {
  if (!(error instanceof Error)) return 'unknown';
  // Cognito's lock after too many wrong passwords has the same name as a wrong password.
  if (/attempts exceeded/i.test(error.message)) return 'networkError';
  return byName[error.name] ?? 'unknown';
}
