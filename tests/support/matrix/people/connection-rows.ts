import { aPerson } from '../../accounts/people.ts';
import { aListOf, connect, connectionsApi } from '../../people/connections.ts';
import { type Binding, type Cell, outcomeOf, personFor } from '../cell.ts';

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return { person, caller: person ? connectionsApi.signedInAs(person) : connectionsApi.signedOut() };
}

/** Rows of players nearby and of connections. */
export const connectionRows: Readonly<Record<string, Binding>> = {
  'user.nearby': {
    operations: ['findPlayers', 'findPlayersByName'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      // One after the other: what is refused has ended before the next role begins.
      const around = await caller.findPlayers({});
      const named = await caller.findPlayersByName({ text: 'Unknown' });
      return { players: [...around.players, ...named.players] };
    },
    reduced: (answer) => {
      const { players } = answer as { players: readonly object[] };
      if (players.some((player) => 'email' in player || 'lat' in player)) throw new Error('It says where they are');
    },
  },
  'connection.list': {
    operations: ['listConnections'],
    ask: async (cell) => (await asked(cell)).caller.listConnections({}),
  },
  'connection.request': {
    operations: ['askToConnect'],
    ask: async (cell) => (await asked(cell)).caller.askToConnect({ userId: (await aPerson()).userId }),
  },
  'connection.respond': {
    operations: ['answerConnection'],
    ask: async (cell) => {
      const [{ person, caller }, one, other] = await Promise.all([asked(cell), aPerson(), aPerson()]);
      const recipient = cell.role === 'self' && person ? person : other;
      await connectionsApi.signedInAs(one).askToConnect({ userId: recipient.userId });
      return caller.answerConnection({ userId: one.userId, accept: true });
    },
  },
  'connection.remove': {
    operations: ['removeConnection'],
    ask: async (cell) => {
      const [{ person, caller }, one, other] = await Promise.all([asked(cell), aPerson(), aPerson()]);
      await connect(one, cell.role === 'self' && person ? person : other);
      return caller.removeConnection({ userId: one.userId });
    },
  },
};

/** Rows of people's lists. */
export const listRows: Readonly<Record<string, Binding>> = {
  'userList.listOwn': {
    operations: ['listUserLists'],
    ask: async (cell) => (await asked(cell)).caller.listUserLists({}),
  },
  'userList.write': {
    operations: ['createUserList', 'renameUserList', 'addToUserList'],
    ask: async (cell) => {
      const [{ caller }, { userId }] = await Promise.all([asked(cell), aPerson()]);
      const { listId } = await caller.createUserList({ name: 'Doubles' });
      await caller.addToUserList({ listId, people: [{ userId }] });
      return caller.renameUserList({ listId, name: 'Singles' });
    },
  },
  'userList.other': {
    operations: ['getUserList', 'deleteUserList', 'removeFromUserList'],
    ask: async (cell) => {
      const [{ person, caller }, other] = await Promise.all([asked(cell), aPerson()]);
      const owner = cell.role === 'self' && person ? person : other;
      const { listId } = await aListOf(owner, []);
      const removed = await outcomeOf(caller.removeFromUserList({ listId, userId: owner.userId }));
      const read = await outcomeOf(caller.getUserList({ listId }));
      if ('answer' in removed || 'answer' in read) return read;
      return caller.deleteUserList({ listId });
    },
  },
};
