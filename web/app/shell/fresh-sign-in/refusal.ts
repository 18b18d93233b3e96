import { classifySignInError, signInSentences } from '#web/app/session/sign-in-errors.ts';

interface Refusal {
  readonly step: 'password' | 'code';
  readonly typed?: string;
  readonly error: string;
}

/** What the field says about a step that failed. A code that came too late needs the password again. */
export function refusalOf(error: unknown, step: string): Refusal {
  const name = error instanceof Error ? error.name : '';
  if (step === 'code') {
    if (name === 'CodeMismatchException') return { step, error: 'That code isn’t right. Try the latest one.' };
    if (name === 'NotAuthorizedException' || name === 'ExpiredCodeException')
      return { step: 'password', typed: '', error: 'That took too long. Enter your password again.' };
  }
  const kind = classifySignInError(error);
  const isWrong = kind === 'invalidUser' || kind === 'emailNotFound';
  return { step: step === 'code' ? 'code' : 'password', error: isWrong ? 'Wrong password.' : signInSentences[kind] };
}
