/** What is of no context. */
export const commonErrors = {
  'request.invalid': { status: 400, title: 'Some of the details need correcting.' },
  'request.cursorInvalid': {
    status: 400,
    title: 'That page of the list is gone. Start again from the top.',
  },
  'request.keyMissing': { status: 400, title: 'The request lacks its Idempotency-Key.' },
  'request.tooLarge': { status: 413, title: 'That is more than we can take in one request.' },
  'request.wrongType': { status: 415, title: 'The request must be JSON.' },
  'request.keyReused': { status: 422, title: 'That key was used for a different request.' },
  'request.inProgress': { status: 409, title: 'The same request is being worked on. Try again in a moment.' },
  'request.tooMany': { status: 429, title: 'That is too often. Please wait a little and try again.' },
  'route.notFound': { status: 404, title: 'There is nothing at that address.' },
  'record.changed': {
    status: 409,
    title: 'This has changed since you opened it. Review the latest version, then try again.',
  },
  'auth.required': { status: 401, title: 'Sign in to continue.' },
  'access.emailUnverified': { status: 403, title: 'Confirm your e-mail address first.' },
  'access.profileIncomplete': { status: 403, title: 'Complete your profile first.' },
  'access.denied': { status: 403, title: 'You are not allowed to do that.' },
  'server.busy': { status: 503, title: 'We are very busy right now. Please try again in a moment.' },
  'server.failed': { status: 500, title: 'Something went wrong on our side.' },
} as const;
