import { expect } from 'vitest';
import { leavingApi, onRoster } from '../../accounts/deletion/leaving.ts';
import { membersApi } from '../../teams/teams.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return { person, caller: person ? leavingApi.signedInAs(person) : leavingApi.signedOut() };
}

/** Rows of leaving for good. */
export const leavingRows: Readonly<Record<string, Binding>> = {
  'user.delete': {
    operations: ['deleteUser'],
    ask: async (cell) => (await asked(cell)).caller.deleteUser({ confirmation: 'DELETE' }),
  },
  'user.export': {
    operations: ['askForDataExport', 'getDataExport', 'openDataExport'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      await caller.askForDataExport({});
      const nothing = await caller.openDataExport({}).catch((error: unknown) => error);
      expect(nothing).toMatchObject({ code: 'export.notFound' });
      return caller.getDataExport({});
    },
  },
  'user.delete.onRoster': {
    operations: ['deleteUser', 'listTeamsOfUser'],
    ask: async (cell) => {
      const { person, caller } = await asked(cell);
      if (person) await onRoster.add(person.userId, 'Austin Rovers');
      await (person ? membersApi.signedInAs(person) : membersApi.signedOut()).listTeamsOfUser({});
      return caller.deleteUser({ confirmation: 'DELETE' });
    },
  },
};
