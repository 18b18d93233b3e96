import { notificationsContract } from '#shared/notifications/contract.ts';
import { createAccountReader } from '../kernel/accounts.ts';
import { cursorsFor } from '../kernel/cursor.ts';
import { actorOf, serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { countUnread, deleteNotification, listNotifications, markAllRead, markRead } from './operations/centre.ts';
import { getNotificationSettings, saveNotificationSettings } from './operations/settings.ts';
import { createNotificationStore } from './store.ts';

const store = createNotificationStore(table());
const accounts = createAccountReader(table());

export const handler = serve(notificationsContract, {
  getNotificationSettings: async (_, caller) => getNotificationSettings(caller),
  saveNotificationSettings: (input, caller) => saveNotificationSettings(input, caller, store, accounts),
  listNotifications: (input, caller) =>
    listNotifications(input, caller, store, cursorsFor(actorOf(caller).userId, { list: 'notifications', ...input })),
  countUnread: (_, caller) => countUnread(caller, store),
  markRead: (input, caller) => markRead(input, caller, store),
  markAllRead: (input, caller) => markAllRead(input, caller, store),
  deleteNotification: (input, caller) => deleteNotification(input, caller, store),
});
