import type { Rejection } from '#web/app/operations/rejection.ts';

const refusals: Readonly<Record<string, Rejection>> = {
  ExpiredCodeException: { code: 'expired', title: 'That code has expired. Ask for another one.', fields: {} },
  CodeMismatchException: mismatch(),
  UserNotFoundException: mismatch(),
  InvalidPasswordException: field('password', 'That password is easy to guess. Choose another.'),
  LimitExceededException: tooOften(),
  TooManyFailedAttemptsException: tooOften(),
  TooManyRequestsException: tooOften(),
  NetworkError: { code: 'unreachable', title: 'We could not be reached. Check your connection.', fields: {} },
  // An address that was never verified cannot be sent a code; the mail that went out says how to verify it.
  InvalidParameterException: mismatch(),
};

/** Runs a step of resetting a password; what the identity provider refuses becomes words for the form. */
export async function resetRefusal(step: () => Promise<void>): Promise<Rejection | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    const known = error instanceof Error ? refusals[error.name] : undefined;
    if (!known) throw error;
    return known;
  }
}

function mismatch(): Rejection {
  return { ...field('code', 'That is not the code in the newest mail.'), code: 'mismatch' };
}

function field(name: string, message: string): Rejection {
  return { code: 'invalid', title: message, fields: { [name]: message } };
}

function tooOften(): Rejection {
  return { code: 'tooOften', title: 'That was tried too often. Wait a while, then try again.', fields: {} };
}
