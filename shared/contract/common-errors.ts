/** What is of no context. */
export const commonErrors = {
  'request.invalid': { status: 400, title: 'Check the marked fields.' },
  'request.cursorInvalid': {
    status: 400,
    title: 'This list has changed. Start again from the top.',
  },
  'request.keyMissing': { status: 400, title: 'The request lacks its Idempotency-Key.' },
  'request.tooLarge': { status: 413, title: 'That’s too much at once.' },
  'request.wrongType': { status: 415, title: 'The request must be JSON.' },
  'request.keyReused': { status: 422, title: 'That key was used for a different request.' },
  'request.inProgress': { status: 409, title: 'We’re already working on that. Try again in a moment.' },
  'request.tooMany': { status: 429, title: 'Too many tries. Wait a moment, then try again.' },
  'route.notFound': { status: 404, title: 'There’s nothing at this address.' },
  'record.changed': {
    status: 409,
    title: 'This has changed since you opened it. Review the latest version, then try again.',
  },
  'auth.required': { status: 401, title: 'Sign in to continue.' },
  'auth.factorNeeded': { status: 403, title: 'Enter a code from your authenticator app to do that.' },
  'access.emailUnverified': { status: 403, title: 'Confirm your email first.' },
  'access.profileIncomplete': { status: 403, title: 'Complete your profile first.' },
  'access.denied': { status: 403, title: 'You don’t have permission to do that.' },
  'server.busy': { status: 503, title: 'We’re very busy right now. Try again in a moment.' },
  'server.failed': { status: 500, title: 'Something went wrong on our end.' },
} as const;
