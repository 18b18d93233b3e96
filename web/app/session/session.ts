import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signInWithRedirect,
} from 'aws-amplify/auth';
import { google } from './session-setup.ts';
import { clearStoredSession } from './session-token.ts';

/**
 * `unconfirmed` when the address has not been verified yet; `codeNeeded` when the account has a second factor, which
 * `signInWithCode` takes. A session left behind is replaced.
 */
export async function signInWithPassword(
  email: string,
  password: string,
): Promise<'signedIn' | 'unconfirmed' | 'codeNeeded'> {
  clearStoredSession();
  const { nextStep } = await signIn({ username: email, password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'codeNeeded';
  return nextStep.signInStep === 'CONFIRM_SIGN_UP' ? 'unconfirmed' : 'signedIn';
}

/** The second step. @throws what the user pool says, such as a wrong code */
export const signInWithCode = async (code: string): Promise<void> => {
  await confirmSignIn({ challengeResponse: code });
};

/** Leaves for Google; the browser comes back at `auth/dialog`. */
export const signInWithGoogle = (): Promise<void> => {
  clearStoredSession();
  return signInWithRedirect({ provider: 'Google' });
};

/** What came of the visit to Google, once its answer has been exchanged for tokens. */
export { google };

/** `attempt` is the secret this browser signed up with, if it did. */
export const confirmEmail = async (email: string, code: string, attempt: string | undefined): Promise<void> => {
  const options = attempt ? { clientMetadata: { attempt } } : {};
  await confirmSignUp({ username: email, confirmationCode: code, options });
};

export const sendCodeAgain = async (email: string): Promise<void> => {
  await resendSignUpCode({ username: email });
};

export const sendResetCode = async (email: string): Promise<void> => {
  await resetPassword({ username: email });
};

export const setNewPassword = (email: string, code: string, newPassword: string): Promise<void> =>
  confirmResetPassword({ username: email, confirmationCode: code, newPassword });
