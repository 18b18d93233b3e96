export const guestPagePaths = ['/guest/confirm', '/guest/rsvp'] as const;

export const guestFormPaths = [
  '/api/guest/ask',
  '/api/guest/come',
  '/api/guest/decline',
  '/api/guest/confirm',
  '/api/guest/leave',
  '/api/guest/take',
  '/api/guest/pay',
] as const;
