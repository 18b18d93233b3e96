import { RejectedError } from '#web/app/operations/rejection.ts';

/** What can go wrong with push in a browser, and what its person reads (R-PUSH-13 to 24). */
export const pushErrors = {
  'not-subscribed': 'Not subscribed to push notifications',
  'missing-app-config-values': 'The server has no key for push notifications. Try again later.',
  'only-available-in-window': 'Push notifications can be turned on in a window of the browser only.',
  'permission-default': 'Allow notifications when the browser asks, then try again.',
  'permission-blocked':
    'Notifications are blocked for this site. Allow them in the settings of your browser, then try again.',
  'unsupported-browser':
    'This browser has no push notifications. On an iPhone or iPad, add the app to the home screen and open it there.',
  'indexed-db-unsupported': 'This browser keeps nothing for us here. Leave the private window, then try again.',
  'failed-service-worker-registration':
    'The part of the app that takes notifications could not start. Reload the page.',
  'token-subscribe-failed': 'This device could not be registered. Check your connection, then try again.',
  'token-subscribe-no-token': 'The server did not confirm this device. Try again.',
  'token-update-failed': 'The registration of this device could not be renewed. Check your connection.',
  'token-update-no-token': 'The server did not confirm that this device is renewed. Try again.',
  'token-unsubscribe-failed': 'This device could not be removed. Check your connection, then try again.',
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
