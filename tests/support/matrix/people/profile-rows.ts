import { expect } from 'vitest';
import { blockEntity } from '#lambdas/accounts/ports/blocks/block.entity.ts';
import { handler } from '#lambdas/events/attendance/api.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { aPerson } from '../../accounts/people.ts';
import { gamesApi } from '../../competitions/games.ts';
import { peopleApi } from '../../people/people-api.ts';
import { product } from '../../product/product.ts';
import { type Binding, oncePerCell, personFor } from '../cell.ts';

const attendanceApi = product.client(attendanceContract, handler);
const callerOf = (person: { userId: string } | undefined) =>
  person ? peopleApi.signedInAs(person) : peopleApi.signedOut();

const pair = oncePerCell(async ({ role }) => {
  const caller = await personFor(role);
  return { caller, target: role === 'self' && caller ? caller : await aPerson() };
});
const unknown = '00000000-0000-4000-8000-000000000000';

/** Rows about what people show of themselves. */
export const profileRows: Readonly<Record<string, Binding>> = {
  'user.getProfile': {
    operations: ['getProfile', 'getPlayerGames', 'getPlayerTotals'],
    ask: async (cell) => {
      const { caller, target } = await pair(cell);
      const { userId } = target;
      await (caller ? attendanceApi.signedInAs(caller) : attendanceApi.signedOut()).getPlayerGames({ userId });
      await (caller ? gamesApi.signedInAs(caller) : gamesApi.signedOut()).getPlayerTotals({ userId });
      return callerOf(caller).getProfile({ userId });
    },
    reduced: (answer) =>
      expect(['bio', 'city', 'connection', 'displayName', 'games', 'userId']).toEqual(
        expect.arrayContaining(Object.keys(answer as object)),
      ),
  },
  'user.getProfile.blockedByTarget': {
    operations: ['getProfile'],
    ask: async (cell) => {
      const { caller, target } = await pair(cell);
      if (caller && caller !== target) {
        const since = new Date().toISOString();
        const rows = blockEntity(table());
        await rows.put({ userId: target.userId, side: 'blocks', otherId: caller.userId, since }).go();
        await rows.put({ userId: caller.userId, side: 'blockedBy', otherId: target.userId, since }).go();
      }
      return callerOf(caller).getProfile({ userId: target.userId });
    },
    askUnknown: async (cell) => callerOf((await pair(cell)).caller).getProfile({ userId: unknown }),
  },
};
