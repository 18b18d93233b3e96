import { expect } from 'vitest';
import { createMemberships } from '#lambdas/kernel/memberships.ts';
import { table } from '#lambdas/kernel/table.ts';
import { leavingApi } from '../leaving.ts';
import { type Binding, type Cell, personFor } from './cell.ts';

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
      const team = { teamId: 'tea_1', teamName: 'Austin Rovers', role: 'member', since: '2026-01-01T00:00:00.000Z' };
      if (person) await createMemberships(table()).add({ userId: person.userId, ...team });
      await caller.listTeamsOfUser({});
      return caller.deleteUser({ confirmation: 'DELETE' });
    },
  },
};
