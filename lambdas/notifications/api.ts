import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { countUnread, deleteNotification, listNotifications, markAllRead, markRead } from './inbox/operations/inbox.ts';
import { createNotificationStore } from './inbox/store.ts';
import { mailTurningOff } from './mail/mail-off-store.ts';
import { turnOffMail } from './mail/operations/turn-off-mail.ts';
import { pushKey, pushServices } from './push/connect.ts';
import {
  getPushKey,
  listPushRegistrations,
  refreshPush,
  registerPush,
  removePush,
  testPush,
} from './push/operations.ts';
import { createPost } from './push/post.ts';
import { createRefreshRegistration } from './push/refresh-registration.ts';
import { createDeviceStore } from './push/store.ts';
import { getNotificationSettings, saveNotificationSettings } from './settings/operations/settings.ts';

const store = createNotificationStore(table());
const accounts = createAccountReader(table());
const turnOff = mailTurningOff(table());
const registry = {
  devices: createDeviceStore(table()),
  keepInTouch: createRefreshRegistration(createDueIndex(table())),
  post: createPost(pushServices()),
  services: pushServices().services,
};

export const handler = serve(notificationsContract, {
  getNotificationSettings: async (_, caller) => getNotificationSettings(caller),
  saveNotificationSettings: (input, caller) => saveNotificationSettings(input, caller, store, accounts),
  listNotifications: (input, caller) =>
    listNotifications(input, caller, store, cursorsFor(actorOf(caller).userId, { list: 'notifications', ...input })),
  countUnread: (_, caller) => countUnread(caller, store),
  markRead: (input, caller) => markRead(input, caller, store),
  markAllRead: (input, caller) => markAllRead(input, caller, store),
  deleteNotification: (input, caller) => deleteNotification(input, caller, store),
  getPushKey: () => getPushKey(pushKey),
  listPushRegistrations: (_, caller) => listPushRegistrations(caller, registry),
  registerPush: (input, caller) => registerPush(input, caller, registry),
  refreshPush: (input, caller) => refreshPush(input, caller, registry),
  removePush: (input, caller) => removePush(input, caller, registry),
  turnOffMail: async (input) => turnOffMail(input, turnOff, await signingSecret()),
  testPush: (input, caller) => testPush(input, caller, registry),
});
