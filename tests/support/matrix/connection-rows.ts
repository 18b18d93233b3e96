import { connect, connectionsApi } from '../connections.ts';
import { aPerson } from '../people.ts';
import { type Binding, type Cell, personFor } from './cell.ts';

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return { person, caller: person ? connectionsApi.signedInAs(person) : connectionsApi.signedOut() };
}

/** Rows of players nearby and of connections. */
export const connectionRows: Readonly<Record<string, Binding>> = {
  'user.nearby': {
    operations: ['findPlayers'],
    ask: async (cell) => (await asked(cell)).caller.findPlayers({}),
    reduced: (answer) => {
      const { players } = answer as { players: readonly object[] };
      if (players.some((player) => 'email' in player || 'lat' in player)) throw new Error('It says where they are');
    },
  },
  'connection.list': {
    operations: ['listConnections'],
    ask: async (cell) => (await asked(cell)).caller.listConnections({}),
  },
  'connection.ask': {
    operations: ['askToConnect'],
    ask: async (cell) => (await asked(cell)).caller.askToConnect({ userId: (await aPerson()).userId }),
  },
  'connection.answer': {
    operations: ['answerConnection'],
    ask: async (cell) => {
      const [{ person, caller }, other] = await Promise.all([asked(cell), aPerson()]);
      if (person?.hasAdditionalInfo) await connectionsApi.signedInAs(other).askToConnect({ userId: person.userId });
      return caller.answerConnection({ userId: other.userId, accept: true });
    },
  },
  'connection.answer.other': {
    operations: ['answerConnection'],
    ask: async (cell) => {
      const [{ caller }, one, other] = await Promise.all([asked(cell), aPerson(), aPerson()]);
      await connectionsApi.signedInAs(one).askToConnect({ userId: other.userId });
      return caller.answerConnection({ userId: one.userId, accept: true });
    },
  },
  'connection.remove.other': {
    operations: ['removeConnection'],
    ask: async (cell) => {
      const [{ caller }, one, other] = await Promise.all([asked(cell), aPerson(), aPerson()]);
      await connect(one, other);
      return caller.removeConnection({ userId: one.userId });
    },
  },
};
