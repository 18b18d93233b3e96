import { RejectedError, type Rejection } from '#web/app/operations/rejection.ts';

const refusals: Readonly<Record<string, Rejection>> = {
  ExpiredCodeException: { code: 'expired', title: 'That code has expired. Ask for another one.', fields: {} },
  CodeMismatchException: mismatch(),
  UserNotFoundException: mismatch(),
  InvalidPasswordException: field('password', 'That password is easy to guess. Choose another.'),
  LimitExceededException: tooOften(),
  TooManyFailedAttemptsException: tooOften(),
  TooManyRequestsException: tooOften(),
  NetworkError: { code: 'unreachable', title: 'We can’t connect right now. Check your connection.', fields: {} },
  // An address that was never verified cannot be sent a code; the mail that went out says how to verify it.
  InvalidParameterException: mismatch(),
};

/**
 * Runs a step of resetting a password.
 * @throws {RejectedError} with words for the form where the identity provider refuses it
 */
export async function resetPassword(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const known = error instanceof Error ? refusals[error.name] : undefined;
    throw known ? new RejectedError(known) : error;
  }
}

/** Lets an address without an account look as one that has one. */
export function unlessMismatch(error: unknown): void {
  if (!(error instanceof RejectedError) || error.rejection.code !== 'mismatch') throw error;
}

function mismatch(): Rejection {
  return { ...field('code', "That code doesn't match our latest email."), code: 'mismatch' };
}

function field(name: string, message: string): Rejection {
  return { code: 'invalid', title: message, fields: { [name]: message } };
}

function tooOften(): Rejection {
  return { code: 'tooOften', title: 'Too many tries. Wait a few minutes and try again.', fields: {} };
}
