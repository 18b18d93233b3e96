import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';

const notices: Readonly<Record<string, { type: 'info' | 'warning' | 'error'; header?: string; text: ReactNode }>> = {
  loggedOut: { type: 'info', text: 'You have been signed out.' },
  unverified: {
    type: 'error',
    header: 'Google has not verified that address',
    text: 'Verify the address with Google first and try again, or sign up here with the address and a password.',
  },
  linkRequired: {
    type: 'warning',
    header: 'That address already has a password here',
    text: 'Sign in with the password below and Google is connected to your account. After that either way works.',
  },
  addressTaken: {
    type: 'error',
    header: 'Another Google sign-in is connected to that address',
    text: 'Sign in with the Google account you used first, or with your password.',
  },
  cancelled: { type: 'info', text: 'The sign-in was canceled.' },
  failed: { type: 'error', text: "Google sign-in didn't work. Please try again." },
};

/** Why the person is on the sign-in page, where there is something to say. */
export function SignInNotice({ notice }: { notice: string | undefined }) {
  const known = notice && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  if (!known) return null;
  return (
    <Alert type={known.type} {...(known.header && { header: known.header })}>
      {known.text}
    </Alert>
  );
}
