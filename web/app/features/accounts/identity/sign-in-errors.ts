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
  emailNotFound: 'The e-mail address or the password is not right.',
  invalidUser: 'The e-mail address or the password is not right.',
  networkError: 'That did not get through, or was tried too often. Wait a moment, then try again.',
  cancelledByUser: 'The sign-in was cancelled.',
  noPasswordSet: 'This address still has to be verified, or needs a new password.',
  unknown: 'The sign-in did not work. Please try again.',
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
