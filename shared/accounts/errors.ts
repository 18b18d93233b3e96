/** What can go wrong with accounts and their sign-ins; a part of the catalogue. */
export const accountErrors = {
  'user.notFound': { status: 404, title: 'User not found' },
  'export.askedLately': {
    status: 409,
    title: 'You already asked for your data today. Try again tomorrow.',
  },
  'export.notFound': { status: 404, title: 'This download has expired. Ask for a new one.' },
  'user.onRoster': { status: 409, title: 'Leave or delete your teams first.' },
  'signUp.passwordTooCommon': { status: 400, title: 'That password is too easy to guess. Choose another one.' },
  'signIn.linkExpired': { status: 409, title: 'This Google sign-in has expired. Start again.' },
  'signIn.tooOld': { status: 403, title: 'Sign in again to do that.' },
  'session.notFound': { status: 404, title: 'That device is already signed out.' },
  'session.tooMany': {
    status: 409,
    title: 'That’s too many devices to sign out one by one. Sign out everywhere instead.',
  },
  'email.unchanged': { status: 409, title: 'You already sign in with that email.' },
  'email.taken': { status: 409, title: 'That email already has an account.' },
  'email.alreadyAdded': { status: 409, title: 'This email is already added' },
  'email.tooMany': { status: 409, title: 'You already have five emails. Remove one first.' },
  'factor.on': { status: 409, title: 'Two-factor authentication is already on.' },
  'factor.off': { status: 409, title: 'Two-factor authentication is off.' },
  'factor.ending': { status: 409, title: 'You just turned this off. Try again in a minute.' },
  'factor.notBegun': { status: 409, title: 'Start again: scan the code with your authenticator app.' },
  'factor.codeWrong': { status: 400, title: 'That code isn’t right. Enter the one your app shows now.' },
  'factor.codeUsed': { status: 400, title: 'You already used that code. Wait for the next one.' },
  'factor.recoveryWrong': { status: 400, title: 'That recovery code doesn’t work with this email.' },
} as const;
