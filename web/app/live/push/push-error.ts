import { RejectedError } from '#web/app/operations/rejection.ts';

/** What can go wrong with push in a browser, and what its person reads (R-PUSH-13 to 24). */
export const pushErrors = {
  'not-subscribed': 'Not subscribed to push notifications',
  'missing-app-config-values': 'Push notifications aren’t available right now. Try again later.',
  'only-available-in-window': 'Open the app in a browser window to turn on push notifications.',
  'permission-default': 'Allow notifications when the browser asks, then try again.',
  'permission-blocked':
    'Notifications are blocked for this site. Allow them in the settings of your browser, then try again.',
  'unsupported-browser':
    'This browser has no push notifications. On an iPhone or iPad, add the app to the home screen and open it there.',
  'indexed-db-unsupported': 'This browser can’t save anything here. Leave the private window, then try again.',
  'failed-service-worker-registration': 'Notifications couldn’t start on this device. Reload the page.',
  'token-subscribe-failed': 'We couldn’t set up this device. Check your connection, then try again.',
  'token-subscribe-no-token': 'We couldn’t set up this device. Try again.',
  'token-update-failed': 'We couldn’t keep push on for this device. Check your connection.',
  'token-update-no-token': 'We couldn’t keep push on for this device. Try again.',
  'token-unsubscribe-failed': 'We couldn’t remove this device. Check your connection, then try again.',
} as const;
export type PushErrorCode = keyof typeof pushErrors;

/** Thrown by everything that has to do with push; its message is for people. */
export class PushError extends RejectedError {
  override readonly name = 'PushError';
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, cause?: unknown) {
    super({ code, title: pushErrors[code], fields: {} }, cause);
    this.code = code;
  }
}

/** Waits for something, and says in one of our words that it failed. */
export async function orPushError<Result>(code: PushErrorCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PushError ? error : new PushError(code, error);
  }
}
