import { isSameSubscription, isStale, type Subscription } from '#shared/notifications/push.ts';

export type PushOptions = Pick<Subscription, 'endpoint' | 'auth' | 'p256dh' | 'applicationPubKey' | 'scope'>;

/** What this browser keeps of its registration (R-PUSH-02). */
export interface PushRecord {
  /** Whose it is: several people may use one browser. */
  readonly userId: string;
  readonly token: string;
  readonly createTime: string;
  readonly options: PushOptions;
}

/**
 * What the server is to be told. The token is kept while nothing changed (R-PUSH-04), refreshed after seven days
 * (R-PUSH-05), and replaced when the subscription is another one (R-PUSH-06). Of another account's registration nothing is
 * replaced: the server gives the device to the account that shows its keys.
 */
export function nextStep(
  record: PushRecord | undefined,
  { userId, options }: { readonly userId: string; readonly options: PushOptions },
  now: Date,
): 'register' | 'reuse' | 'refresh' | 'replace' {
  if (record?.userId !== userId) return 'register';
  if (!isSameSubscription(record.options, options)) return 'replace';
  return isStale(record, now) ? 'refresh' : 'reuse';
}
