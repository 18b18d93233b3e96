/** What is known about an address: the states of the verify-email page. A code lives 24 hours. */
export type Verification = 'sent' | 'verified' | 'expired' | 'already' | 'mismatch' | 'tooOften';

export const verificationSentences: Readonly<Record<Verification, string>> = {
  sent: 'We emailed you a six-digit code. It works for 24 hours.',
  verified: 'Email verified!',
  expired: 'That code has expired: a code works for 24 hours. Ask for a new one.',
  already: 'This address is already verified. Sign in with it.',
  mismatch: "That code doesn't match our latest email. Check it or ask for a new one.",
  tooOften: 'Too many tries. Wait a few minutes and try again.',
};

/** @throws what the identity provider said, when it is none of the states */
export function verificationAfter(error: unknown): Verification {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  if (name === 'ExpiredCodeException') return 'expired';
  if (name === 'CodeMismatchException') return 'mismatch';
  if (name === 'NotAuthorizedException' && /confirmed/i.test(message)) return 'already';
  if (name === 'InvalidParameterException' && /already confirmed/i.test(message)) return 'already';
  if (['LimitExceededException', 'TooManyFailedAttemptsException', 'TooManyRequestsException'].includes(name))
    return 'tooOften';
  // An address without an account looks like a wrong code (decision D11).
  if (name === 'UserNotFoundException') return 'mismatch';
  throw error;
}
