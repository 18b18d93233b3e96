/** What can go wrong with notifications; a part of the catalogue. */
export const notificationErrors = {
  'push.notFound': { status: 404, title: 'That device is not registered.' },
  'push.endpointNotAllowed': { status: 400, title: 'That is not the address of a push service that we know.' },
  'push.keyInvalid': { status: 400, title: 'The keys of the subscription are not valid.' },
  'push.endpointTaken': { status: 409, title: 'That device is registered with other keys.' },
  'notification.notFound': { status: 404, title: 'That notification does not exist.' },
  'mail.linkInvalid': { status: 400, title: 'That link doesn’t work. Open the whole link from the newest mail.' },
} as const;
