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
} as const;
