/** What can go wrong with accounts and their sign-ins; a part of the catalogue. */
export const accountErrors = {
  'user.notFound': { status: 404, title: 'User not found' },
  'export.askedLately': {
    status: 409,
    title: 'You asked for your data within the last day. It can be asked for once a day.',
  },
  'export.notFound': { status: 404, title: 'There is no export to download any more. Ask for another.' },
  'user.onRoster': { status: 409, title: 'Leave or delete your teams first.' },
  'signUp.passwordTooCommon': { status: 400, title: 'That password is easy to guess. Choose another.' },
  'signIn.linkExpired': { status: 409, title: 'There is no Google sign-in waiting to be connected.' },
  'signIn.tooOld': { status: 403, title: 'Sign in again to do that.' },
  'session.notFound': { status: 404, title: 'That session has ended already.' },
  'session.tooMany': { status: 409, title: 'That is too many single sessions. Sign out everywhere instead.' },
  'email.unchanged': { status: 409, title: 'You sign in with that address already.' },
  'email.taken': { status: 409, title: 'That address already has an account.' },
  'email.alreadyAdded': { status: 409, title: 'This email is already added' },
  'email.tooMany': { status: 409, title: 'You have added five addresses already. Remove one first.' },
} as const;
