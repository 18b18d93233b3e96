import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import type { PushDevice } from '#shared/notifications/push.ts';
import { notificationsData } from '../personal-data.ts';
import { createMailRefusals } from '../ports/mail-refusals.ts';
import { connectPost } from './connect.ts';
import { createPusher } from './connect-pusher.ts';
import { pushOut } from './push-out.ts';
import type { DeviceStore } from './store.ts';
import { createDeviceStore } from './store.ts';

type Devices = Pick<DeviceStore, 'change'>;

/** A device whose session was ended gets no message any more; one that was registered after that is kept. Safe to repeat. */
const forgetDevicesOf = (
  { userId, endedAt }: { readonly userId: string; readonly endedAt: string },
  devices: Devices,
): Promise<void> => keep(userId, ({ createTime }) => createTime >= endedAt, devices);

/** The same for the devices of one session that was ended by itself. */
const forgetDevicesOfSession = (
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  devices: Devices,
): Promise<void> => keep(userId, (device) => device.sessionId !== sessionId, devices);

async function keep(userId: string, isKept: (device: PushDevice) => boolean, devices: Devices): Promise<void> {
  await devices.change(userId, (all) => {
    const kept = all.filter(isKept);
    return kept.length === all.length ? all : kept;
  });
}

const by = createPusher(table(), connectPost());

const devices = createDeviceStore(table());

const refusals = createMailRefusals(table());
/** An address that asked to be left alone is, should it be invited again. */
const erase = createErasePart(notificationsData, table(), async ({ email, mailSuppressed }) => {
  if (email && mailSuppressed) await refusals.refuseAll(email);
});

/** Pushes what people are told to their devices, forgets devices whose sessions were ended, and erases what people who left were told. */
export const handler = listen(
  on(notificationTold, ({ data }, now) => pushOut(data, by, now)),
  on(sessionsEnded, ({ data }) => forgetDevicesOf(data, devices)),
  on(sessionEnded, ({ data }) => forgetDevicesOfSession(data, devices)),
  on(accountDeleted, erase),
  on(exportAsked, createExportPart(notificationsData, table())),
);
