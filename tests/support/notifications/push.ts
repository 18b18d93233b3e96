import type { LocalSubscription } from '#infra/local/push/push-service.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { pushKey } from '#lambdas/notifications/push/connect.ts';
import { createDeviceStore } from '#lambdas/notifications/push/store.ts';
import { cloud } from '../product/cloud.ts';
import { notificationsApi } from './notifications.ts';

/** A browser that subscribed at the push service, as it says so to the product. */
export async function aSubscription(): Promise<LocalSubscription & { input: PushInput }> {
  const applicationPubKey = (await pushKey()).publicKey;
  const subscription = cloud.push.subscribe(applicationPubKey);
  const { endpoint, p256dh, auth } = subscription;
  return { ...subscription, input: { endpoint, p256dh, auth, applicationPubKey, name: 'Chrome on Android' } };
}
type PushInput = Parameters<ReturnType<typeof notificationsApi.signedOut>['registerPush']>[0];

/** A browser on which a person gets messages. */
export async function aDevice(person: { readonly userId: string; readonly sessionId?: string }) {
  const subscription = await aSubscription();
  const { token } = await notificationsApi.signedInAs(person).registerPush(subscription.input);
  return { ...subscription, token };
}

/** What a browser was shown, oldest first. */
export const shownOn = ({ id }: { readonly id: string }): Record<string, unknown>[] =>
  cloud.push
    .list({ deviceId: id, limit: 1000 })
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
    .reverse();

/** What the product stores of a person's devices. */
export const storedDevices = (userId: string) => createDeviceStore(table()).list(userId);
