import './session-setup.ts';
import { confirmSignIn, type SignInOutput, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage } from 'aws-amplify/utils';
import { endReplacedSession } from './log-out.ts';
import { storedSession, storedUsername } from './session-token.ts';

/** What a second sign-in stores until it succeeds: the session that is there stays whole when the password is wrong. */
const aside = new Map<string, string>();
const asideStorage = {
  setItem: async (name: string, value: string) => void aside.set(name, value),
  getItem: async (name: string) => aside.get(name) ?? null,
  removeItem: async (name: string) => void aside.delete(name),
  clear: async () => aside.clear(),
};

export type SignedInAnew = 'signedIn' | 'codeNeeded';

/**
 * Signs the same user in once more, without leaving the page. `codeNeeded` when the account has a second factor.
 * @throws what the identity provider says, such as a wrong password; the session stays as it was
 */
export async function signInAnew(password: string): Promise<SignedInAnew> {
  aside.clear();
  return apart(() => signIn({ username: storedUsername() ?? '', password }));
}

/** The second step, with the code of the second factor. @throws as the first */
export const signInWithCode = (code: string): Promise<SignedInAnew> =>
  apart(() => confirmSignIn({ challengeResponse: code }));

async function apart(step: () => Promise<SignInOutput>): Promise<SignedInAnew> {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(asideStorage);
  try {
    const { signInStep } = (await step()).nextStep;
    if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'codeNeeded';
    if (signInStep !== 'DONE') throw new Error(`A sign-in wants ${signInStep}.`);
    takeOver();
    return 'signedIn';
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  }
}

/** Other tabs read the new tokens from now on; the session they replace ends, so that no device is listed twice. */
function takeOver(): void {
  const replaced = storedSession();
  for (const [name, value] of aside) localStorage.setItem(name, value);
  aside.clear();
  if (replaced) void endReplacedSession(replaced);
}
