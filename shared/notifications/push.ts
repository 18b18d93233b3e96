import * as z from 'zod';
import { PushToken } from '../ids.ts';
import { Line } from '../text.ts';

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/, 'Not base64url.');

/** A browser's push subscription, as the browser says it (R-PUSH-02, R-PUSH-10). */
export const subscriptionFields = {
  endpoint: z.string().max(1024, 'Too long.'),
  auth: base64url.max(64),
  p256dh: base64url.max(128),
  /** The server's public key that it was made with. */
  applicationPubKey: base64url.max(128).optional(),
  /** Of the service worker that takes the messages. */
  scope: z.string().max(256).default('/'),
  /** What its person calls it, or what it seems to be: `Chrome on Android`. */
  name: Line(2, 60, 'The name').default('A browser'),
};
const Subscription = z.object(subscriptionFields);
export type Subscription = z.output<typeof Subscription>;

/** One device that a person gets messages on, as they see it; its keys are never shown. */
export const PushRegistration = z.object({
  token: PushToken,
  createTime: z.iso.datetime(),
  name: z.string(),
  /** True when it has not been heard of for a week: opening the app there renews it. */
  isStale: z.boolean(),
});
export type PushRegistration = z.infer<typeof PushRegistration>;

/** What is stored of a device (R-PUSH-02). `createTime` is when it was last heard of. */
export interface PushDevice extends Subscription {
  readonly token: string;
  readonly createTime: string;
  /** The session by which it was last heard of; a token may name none. */
  readonly sessionId?: string | undefined;
  /** When it was asked to open the app, because nothing was heard of it for long. */
  readonly askedAt?: string | undefined;
}

const dayMs = 24 * 60 * 60_000;
/** A token is refreshed when it is older (R-PUSH-05). */
const refreshAfterMs = 7 * dayMs;
/** The most devices of a person; a further one takes the place of the oldest. */
export const mostDevices = 10;

export const isStale = ({ createTime }: { readonly createTime: string }, now: Date): boolean =>
  now.getTime() - Date.parse(createTime) > refreshAfterMs;

/** Whether two subscriptions are one: what differs makes a new token (R-PUSH-06). The name is no part of it. */
export const isSameSubscription = (one: Partial<Subscription>, other: Partial<Subscription>): boolean =>
  (['endpoint', 'auth', 'p256dh', 'applicationPubKey', 'scope'] as const).every((key) => one[key] === other[key]);

/** With one device more; the same browser's older registration goes, and the oldest of too many. */
export function withDevice(devices: readonly PushDevice[], added: PushDevice): readonly PushDevice[] {
  const others = devices.filter(({ endpoint, token }) => endpoint !== added.endpoint && token !== added.token);
  const newestFirst = [added, ...others.sort((a, b) => (a.createTime < b.createTime ? 1 : -1))];
  return newestFirst.slice(0, mostDevices);
}
