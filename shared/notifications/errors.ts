/** What can go wrong with notifications; a part of the catalogue. */
export const notificationErrors = {
  'push.notFound': { status: 404, title: 'That device isn’t set up for notifications.' },
  'push.endpointNotAllowed': { status: 400, title: 'We don’t support that browser’s push service.' },
  'push.keyInvalid': { status: 400, title: 'Notifications couldn’t be turned on. Try again.' },
  'push.endpointTaken': { status: 409, title: 'That device is already set up. Turn notifications off and on again.' },
  'notification.notFound': { status: 404, title: 'That notification doesn’t exist anymore.' },
  'mail.linkInvalid': {
    status: 400,
    title: 'This link is incomplete or has expired. Use the one in the newest email.',
  },
} as const;
