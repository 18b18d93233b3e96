import { aPerson } from '../../accounts/people.ts';
import { notificationsApi, told } from '../../notifications/notifications.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return { person, caller: person ? notificationsApi.signedInAs(person) : notificationsApi.signedOut() };
}

/** A notification of the caller's own, or of another user. */
const someOf = (whose: 'own' | 'other') =>
  oncePerCell(async (cell: Cell) => {
    const { person, caller } = await asked(cell);
    const owner = person && (whose === 'own' || cell.role === 'self') ? person : await aPerson();
    await told(owner.userId, 1);
    const [notification] = (await notificationsApi.signedInAs(owner).listNotifications({})).notifications;
    if (!notification) throw new Error('No notification was sent');
    const { createdAt, notificationId } = notification;
    return { caller, key: { createdAt, notificationId } };
  });

const nothing = 'ntc_00000000000000000000000000';

function about(operations: readonly string[], whose: 'own' | 'other', act: 'markRead' | 'deleteNotification'): Binding {
  const worldOf = someOf(whose);
  return {
    operations,
    ask: async (cell) => {
      const { caller, key } = await worldOf(cell);
      return caller[act](key);
    },
    askUnknown: async (cell) => {
      const { caller, key } = await worldOf(cell);
      return caller[act]({ ...key, notificationId: nothing });
    },
  };
}

/** Rows of what people are told and how. */
export const notificationRows: Readonly<Record<string, Binding>> = {
  'user.notificationSettings.update': {
    operations: ['getNotificationSettings', 'saveNotificationSettings'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      const { version } = await caller.getNotificationSettings({});
      return caller.saveNotificationSettings({ topics: { news: { email: false } }, version });
    },
  },
  'notif.list': {
    operations: ['listNotifications', 'countUnread'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      await caller.countUnread({});
      return caller.listNotifications({ unread: 'true' });
    },
  },
  'notif.markRead': {
    operations: ['markRead', 'markAllRead'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      return caller.markAllRead({ until: new Date().toISOString() });
    },
  },
  'notif.markRead.other': about(['markRead'], 'other', 'markRead'),
  'notif.delete': about(['deleteNotification'], 'own', 'deleteNotification'),
  'notif.delete.other': about(['deleteNotification'], 'other', 'deleteNotification'),
};
