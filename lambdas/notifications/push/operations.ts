import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { notificationsContract } from '#shared/notifications/contract.ts';
import { isStale, type PushDevice, type Subscription, withDevice } from '#shared/notifications/push.ts';
import { productName } from '#shared/product.ts';
import { areKeys, isAllowedEndpoint } from './endpoint.ts';
import type { PostPush } from './post.ts';
import type { RefreshRegistration } from './refresh-registration.ts';
import type { DeviceStore } from './store.ts';
import type { Vapid } from './vapid.ts';

type Operations = (typeof notificationsContract)['operations'];

export interface Registry {
  readonly devices: DeviceStore;
  /** Plans to look at a device again. */
  readonly keepInTouch: RefreshRegistration;
  /** See `isAllowedEndpoint`. */
  readonly services: readonly string[];
}

export const getPushKey = async (vapid: () => Promise<Vapid>): Promise<Output<Operations['getPushKey']>> => ({
  applicationPubKey: (await vapid()).publicKey,
});

export async function listPushRegistrations(
  caller: Caller,
  { devices }: Pick<Registry, 'devices'>,
): Promise<Output<Operations['listPushRegistrations']>> {
  const all = await devices.list(actorOf(caller).userId);
  const registrations = all.map((device) => ({
    token: device.token,
    createTime: device.createTime,
    name: device.name,
    isStale: isStale(device, caller.now),
  }));
  return { registrations };
}

/** The same subscription keeps its token, another one gets a new one (R-PUSH-04, R-PUSH-06). */
export async function registerPush(
  input: Parsed<Operations['registerPush']>,
  caller: Caller,
  by: Registry,
): Promise<Output<Operations['registerPush']>> {
  const { userId, sessionId } = actorOf(caller);
  check(input, by);
  const known = (await by.devices.list(userId)).find(({ endpoint }) => endpoint === input.endpoint);
  const token = known?.token ?? newId('push', caller.now);
  const device: PushDevice = { ...input, token, createTime: caller.now.toISOString(), ...(sessionId && { sessionId }) };
  await save(userId, (devices) => withDevice(devices, device), by);
  await by.keepInTouch({ userId, token }, caller.now);
  return { token, createTime: device.createTime };
}

export async function refreshPush(
  input: Parsed<Operations['refreshPush']>,
  caller: Caller,
  by: Registry,
): Promise<Output<Operations['refreshPush']>> {
  const { userId, sessionId } = actorOf(caller);
  check(input, by);
  const device: PushDevice = { ...input, createTime: caller.now.toISOString(), ...(sessionId && { sessionId }) };
  await save(userId, (devices) => withDevice(known(devices, input.token), device), by);
  await by.keepInTouch({ userId, token: input.token }, caller.now);
  return { token: device.token, createTime: device.createTime };
}

export async function removePush(
  { token }: Parsed<Operations['removePush']>,
  caller: Caller,
  { devices }: Pick<Registry, 'devices'>,
): Promise<Output<Operations['removePush']>> {
  const { userId } = actorOf(caller);
  await devices.change(userId, (all) => known(all, token).filter((device) => device.token !== token));
  return {};
}

/** A message of fixed words, to a device of the caller's own. */
export async function testPush(
  { token }: Parsed<Operations['testPush']>,
  caller: Caller,
  { devices, post }: Pick<Registry, 'devices'> & { readonly post: PostPush },
): Promise<Output<Operations['testPush']>> {
  const { userId } = actorOf(caller);
  const device = known(await devices.list(userId), token).find((one) => one.token === token);
  if (!device) throw new Problem('push.notFound');
  const words = {
    title: `${productName} can reach you here`,
    body: 'This is your test notification. All set!',
    path: '/settings?tab=notification',
    tag: 'test',
  };
  const { result } = await post(device, { words, ttlSeconds: 60, urgency: 'high' }, caller.now);
  if (result === 'gone') await devices.change(userId, (all) => all.filter((one) => one.token !== token));
  return { result };
}

/** @throws {Problem} unless the token is one of them */
function known(devices: readonly PushDevice[], token: string): readonly PushDevice[] {
  if (!devices.some((device) => device.token === token)) throw new Problem('push.notFound');
  return devices;
}

function check(subscription: Subscription, { services }: Registry): void {
  if (!isAllowedEndpoint(subscription.endpoint, services)) throw new Problem('push.endpointNotAllowed');
  if (!areKeys(subscription)) throw new Problem('push.keyInvalid');
}

async function save(userId: string, change: Parameters<DeviceStore['change']>[1], { devices }: Registry) {
  if ((await devices.change(userId, change)) === 'taken') throw new Problem('push.endpointTaken');
}
