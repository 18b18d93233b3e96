import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { productName } from '#shared/product.ts';
import type { PostPush } from './post.ts';
import { pushQueue } from './queue.ts';
import type { DeviceStore } from './store.ts';

const dayMs = 24 * 60 * 60_000;
/** Opening the app renews a device after seven days. One unopened for so long gets one question. */
const askAfterMs = 30 * dayMs;
/** What has not been heard of for so long is no longer anybody's (and the browser has mostly dropped it by then). */
const dropAfterMs = 60 * dayMs;

export const TouchWork = z.strictObject({ kind: z.literal('touch'), userId: z.string(), token: z.string() });
type Device = Omit<z.infer<typeof TouchWork>, 'kind'>;

/** Plans to look whether a device has been heard of. */
export type RefreshRegistration = (device: Device, now: Date) => Promise<void>;

export const createRefreshRegistration =
  (due: Pick<DueIndex, 'schedule'>): RefreshRegistration =>
  (device, now) =>
    plan(due, device, now.getTime() + askAfterMs, now);

const plan = (due: Pick<DueIndex, 'schedule'>, device: Device, at: number, now: Date) =>
  due.schedule(
    { queue: pushQueue, key: device.token, dueAt: new Date(at).toISOString(), data: { kind: 'touch', ...device } },
    now,
  );

interface Touch {
  readonly devices: DeviceStore;
  readonly post: PostPush;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Asks a device that was not heard of for long to open the app, and in the end forgets it. */
export async function touch({ userId, token }: Device, by: Touch, now: Date): Promise<void> {
  const device = (await by.devices.list(userId)).find((one) => one.token === token);
  if (!device) return;
  const heardAt = Date.parse(device.createTime);
  const silentMs = now.getTime() - heardAt;
  if (silentMs >= dropAfterMs) await drop(userId, token, by.devices);
  // It was heard of since, and a later look is planned.
  if (silentMs < askAfterMs || silentMs >= dropAfterMs) return;
  if (!device.askedAt) {
    const { result } = await by.post(device, { words: asking, ttlSeconds: 7 * 86_400, urgency: 'normal' }, now);
    if (result === 'gone') return drop(userId, token, by.devices);
    const askedAt = now.toISOString();
    await by.devices.change(userId, (all) => all.map((one) => (one.token === token ? { ...one, askedAt } : one)));
  }
  await plan(by.due, { userId, token }, heardAt + dropAfterMs, now);
}

const asking = {
  title: `Still want notifications from ${productName} here?`,
  body: 'Open the app on this device within 30 days to keep them coming.',
  path: '/settings?tab=notification',
  tag: 'refresh',
};

/** It writes nothing when the device is gone already, or was replaced. */
export async function drop(userId: string, token: string, devices: Pick<DeviceStore, 'change'>): Promise<void> {
  await devices.change(userId, (all) =>
    all.some((one) => one.token === token) ? all.filter((one) => one.token !== token) : all,
  );
}
