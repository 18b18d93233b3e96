import { RejectedError } from '#web/app/operations/rejection.ts';
import { classifySignInError, signInSentences } from '#web/app/session/sign-in-errors.ts';

/**
 * Runs the second step of a sign-in.
 * @throws {RejectedError} with words for the form where the user pool refuses the code
 */
export async function withCode(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const { name = '', message = '' } = error instanceof Error ? error : {};
    if (name === 'CodeMismatchException') throw field('That code isn’t right. Enter the one your app shows now.');
    if (/already been used/i.test(message)) throw field('You already used that code. Wait for the next one.');
    // The pool waits three minutes for a code.
    if (/session|expired/i.test(message) || name === 'SignInException')
      throw new RejectedError({ code: 'expired', title: 'That took too long. Go back and sign in again.', fields: {} });
    const kind = classifySignInError(error);
    throw new RejectedError({ code: kind, title: signInSentences[kind], fields: {} }, error);
  }
}

const field = (message: string) => new RejectedError({ code: 'invalid', title: message, fields: { code: message } });
