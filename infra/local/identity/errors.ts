import { IdentityError } from './identity-error.ts';

const made = (type: string, message: string) => () => new IdentityError(type, message);
const worded = (type: string) => (message: string) => new IdentityError(type, message);

/** Names and sentences as the service itself answers them. */
export const errors = {
  notAuthorized: worded('NotAuthorizedException'),
  invalidParameter: worded('InvalidParameterException'),
  invalidPassword: worded('InvalidPasswordException'),
  resourceNotFound: worded('ResourceNotFoundException'),
  lambdaRefused: worded('UserLambdaValidationException'),
  forbidden: made('ForbiddenException', 'Request not allowed due to WAF block.'),
  wrongCredentials: made('NotAuthorizedException', 'Incorrect username or password.'),
  attemptsExceeded: made('NotAuthorizedException', 'Password attempts exceeded'),
  unauthorizedAttribute: made('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
  userNotFound: made('UserNotFoundException', 'User does not exist.'),
  userNotConfirmed: made('UserNotConfirmedException', 'User is not confirmed.'),
  usernameExists: made('UsernameExistsException', 'An account with the given email already exists.'),
  aliasExists: made('AliasExistsException', 'An account with the given email already exists.'),
  codeMismatch: made('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeReused: made('ExpiredCodeException', 'Your software token has already been used once.'),
  appCodeWrong: made('EnableSoftwareTokenMFAException', 'Code mismatch'),
  sessionExpired: made('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  codeExpired: made('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  limitExceeded: made('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  tooManyFailedAttempts: made(
    'TooManyFailedAttemptsException',
    'Too many failed attempts. Please request a code again.',
  ),
  tooManyRequests: made('TooManyRequestsException', 'Rate exceeded'),
  refreshTokenReused: made('RefreshTokenReuseException', 'Refresh Token has been reused'),
};
