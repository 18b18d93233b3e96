import { aPerson } from '../../accounts/people.ts';
import { notificationsApi } from '../../notifications/notifications.ts';
import { aDevice, aSubscription } from '../../notifications/push.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';

const caller = async ({ role }: Cell) => {
  const person = await personFor(role);
  return { person, as: person ? notificationsApi.signedInAs(person) : notificationsApi.signedOut() };
};

/** A device of the caller's own, or of another user. */
const someOf = (whose: 'own' | 'other') =>
  oncePerCell(async (cell: Cell) => {
    const { person, as } = await caller(cell);
    const isOwn = whose === 'own' || cell.role === 'self';
    const device = await aDevice(person && isOwn ? person : await aPerson());
    return { as, device };
  });

const nothing = 'psh_00000000000000000000000000';
type Asked = Awaited<ReturnType<ReturnType<typeof someOf>>>;

function about(
  operation: string,
  whose: 'own' | 'other',
  act: (asked: Asked, token: string) => Promise<unknown>,
): Binding {
  const worldOf = someOf(whose);
  return {
    operations: [operation],
    ask: async (cell) => {
      const asked = await worldOf(cell);
      return act(asked, asked.device.token);
    },
    askUnknown: async (cell) => act(await worldOf(cell), nothing),
  };
}

const refresh = ({ as, device }: Asked, token: string) => as.refreshPush({ token, ...device.input });
const remove = ({ as }: Asked, token: string) => as.removePush({ token });

/** Rows of the devices on which people get push messages. */
export const pushRows: Readonly<Record<string, Binding>> = {
  'push.register': {
    operations: ['registerPush', 'listPushRegistrations', 'testPush'],
    ask: async (cell) => {
      const { as } = await caller(cell);
      const { token } = await as.registerPush((await aSubscription()).input);
      await as.testPush({ token });
      return as.listPushRegistrations({});
    },
  },
  'push.register.badEndpoint': {
    operations: ['registerPush'],
    ask: async (cell) => {
      const { as } = await caller(cell);
      const { input } = await aSubscription();
      return as.registerPush({ ...input, endpoint: 'https://169.254.169.254/latest/meta-data' });
    },
  },
  'push.update': about('refreshPush', 'own', refresh),
  'push.update.other': about('refreshPush', 'other', refresh),
  'push.delete': about('removePush', 'own', remove),
  'push.delete.other': about('removePush', 'other', remove),
  'push.vapidKey': {
    operations: ['getPushKey'],
    ask: async (cell) => (await caller(cell)).as.getPushKey({}),
  },
};
