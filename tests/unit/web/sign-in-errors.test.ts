import { describe, expect, it } from 'vitest';
import { googleRefusal } from '#web/app/features/accounts/identity/google-answer.ts';
import { verificationAfter } from '#web/app/features/accounts/identity/verification.ts';
import { classifySignInError, signInSentences } from '#web/app/session/sign-in-errors.ts';

const named = (name: string, message = 'x') => Object.assign(new Error(message), { name });

describe('a failed sign-in', () => {
  it('is told apart by what the identity provider said', () => {
    expect(classifySignInError(named('UserNotFoundException'))).toBe('emailNotFound');
    expect(classifySignInError(named('NotAuthorizedException'))).toBe('invalidUser');
    expect(classifySignInError(named('InvalidParameterException'))).toBe('invalidUser');
    expect(classifySignInError(named('TooManyRequestsException'))).toBe('networkError');
    expect(classifySignInError(named('NetworkError'))).toBe('networkError');
    expect(classifySignInError(named('NotAuthorizedException', 'Password attempts exceeded'))).toBe('networkError');
    expect(classifySignInError(named('OAuthSignInException', 'User cancelled OAuth flow.'))).toBe('cancelledByUser');
    expect(classifySignInError(named('UserNotConfirmedException'))).toBe('noPasswordSet');
    expect(classifySignInError(named('SomethingElse'))).toBe('unknown');
    expect(classifySignInError('a string')).toBe('unknown');
  });

  it('says the same for an unknown address as for a wrong password', () => {
    expect(signInSentences.emailNotFound).toBe(signInSentences.invalidUser);
  });
});

describe('what Google sends back', () => {
  const at = (query: string) => googleRefusal(`https://rovers.example/auth/dialog?${query}`);
  it('is a sign-in, or one of the reasons for none', () => {
    expect(at('code=1&state=2')).toBeUndefined();
    expect(at('error=invalid_request&error_description=PreSignUp+failed+with+error+unverified.')).toBe('unverified');
    expect(at('error=invalid_request&error_description=PreSignUp+failed+with+error+link-required.')).toBe(
      'linkRequired',
    );
    expect(at('error=invalid_request&error_description=PreSignUp+failed+with+error+address-taken.')).toBe(
      'addressTaken',
    );
    expect(at('error=access_denied')).toBe('cancelled');
    expect(at('error=server_error')).toBe('failed');
  });
});

describe('a mailed code', () => {
  it('that is refused says why', () => {
    expect(verificationAfter(named('ExpiredCodeException'))).toBe('expired');
    expect(verificationAfter(named('CodeMismatchException'))).toBe('mismatch');
    expect(verificationAfter(named('LimitExceededException'))).toBe('tooOften');
    expect(
      verificationAfter(named('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')),
    ).toBe('already');
  });

  it('for an address without an account looks like a wrong one', () => {
    expect(verificationAfter(named('UserNotFoundException'))).toBe('mismatch');
  });
});
