import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import { connectPost } from './connect.ts';
import { createPusher } from './connect-pusher.ts';
import { forgetDevicesOf, forgetDevicesOfSession } from './forget-devices.ts';
import { pushOut } from './push-out.ts';
import { createDeviceStore } from './store.ts';

const by = createPusher(table(), connectPost());

const devices = createDeviceStore(table());

export const handler = listen(
  on(notificationTold, ({ data }, now) => pushOut(data, by, now)),
  on(sessionsEnded, ({ data }) => forgetDevicesOf(data, devices)),
  on(sessionEnded, ({ data }) => forgetDevicesOfSession(data, devices)),
);
