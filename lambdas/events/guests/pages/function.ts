import type { FunctionSpec } from '../../../kernel/function.ts';

export const guestPagePaths = ['/guest/confirm', '/guest/rsvp'] as const;
export const guestFormPaths = [
  '/api/guest/ask',
  '/api/guest/come',
  '/api/guest/decline',
  '/api/guest/confirm',
  '/api/guest/leave',
  '/api/guest/take',
] as const;

/** How people without an account join, see what they hold and leave: pages and forms that need no scripts. */
export const guestPagesFunction: FunctionSpec = {
  name: 'guest-pages',
  entry: 'lambdas/events/guests/pages/handler.ts',
  servesPages: guestPagePaths,
  takesForms: guestFormPaths,
  may: ['writeTable', 'sendEmail', 'sign'],
};
