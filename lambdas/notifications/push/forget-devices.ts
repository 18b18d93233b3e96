import type { PushDevice } from '#shared/notifications/push.ts';
import type { DeviceStore } from './store.ts';

type Devices = Pick<DeviceStore, 'change'>;

/** A device whose session was ended gets no message any more; one that was registered after that is kept. Safe to repeat. */
export const forgetDevicesOf = (
  { userId, endedAt }: { readonly userId: string; readonly endedAt: string },
  devices: Devices,
): Promise<void> => keep(userId, ({ createTime }) => createTime >= endedAt, devices);

/** The same for the devices of one session that was ended by itself. */
export const forgetDevicesOfSession = (
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  devices: Devices,
): Promise<void> => keep(userId, (device) => device.sessionId !== sessionId, devices);

async function keep(userId: string, isKept: (device: PushDevice) => boolean, devices: Devices): Promise<void> {
  await devices.change(userId, (all) => {
    const kept = all.filter(isKept);
    return kept.length === all.length ? all : kept;
  });
}
