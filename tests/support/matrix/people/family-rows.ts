import { table } from '#lambdas/kernel/data/table.ts';
import { familyConnectionEntity } from '#lambdas/people/ports/family/family-connection.entity.ts';
import { aPerson } from '../../accounts/people.ts';
import { familyApi } from '../../people/family.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';

const unknown = `fam_${'0'.repeat(26)}`;

type Side = 'recipientId' | 'requesterId';

/** A request that waits, in which the caller is one of the two, or neither. */
const waiting = (side: Side, isTheirs: (cell: Cell) => boolean) =>
  oncePerCell(async (cell) => {
    const person = await personFor(cell.role);
    const [one, two] = [await aPerson(), await aPerson()];
    const mine = person && isTheirs(cell) ? person : one;
    const between = { requesterId: two.userId, recipientId: two.userId, [side]: mine.userId };
    const connectionId = unknown.replace(/0$/, '1');
    const row = { connectionId, version: 1, status: 'pending', asks: [], since: new Date().toISOString() } as const;
    const relation = { requesterRelation: 'sibling', recipientRelation: 'sibling' } as const;
    for (const userId of [mine.userId, two.userId])
      await familyConnectionEntity(table())
        .put({ ...row, ...relation, ...between, userId, asks: [] })
        .go();
    return { connectionId, caller: person ? familyApi.signedInAs(person) : familyApi.signedOut() };
  });

const asSelf = waiting('recipientId', ({ role }) => role === 'self');
const asEither = waiting('recipientId', ({ role }) => role === 'self' || role === 'guardian');
const asRequester = waiting('requesterId', () => true);

type Answer = 'acceptFamily' | 'rejectFamily' | 'removeFamily';

const answering = (operation: Answer, world: typeof asSelf): Binding => ({
  operations: [operation],
  ask: async (cell) => {
    const { caller, connectionId } = await world(cell);
    return caller[operation]({ connectionId });
  },
  askUnknown: async (cell) => (await world(cell)).caller[operation]({ connectionId: unknown }),
});

const asked = async ({ role }: Cell) => {
  const person = await personFor(role);
  return person ? familyApi.signedInAs(person) : familyApi.signedOut();
};

/** Rows of family connections. */
export const familyRows: Readonly<Record<string, Binding>> = {
  'family.request': {
    operations: ['requestFamily'],
    ask: async (cell) =>
      (await asked(cell)).requestFamily({ recipientId: (await aPerson()).userId, relation: 'sibling' }),
  },
  'family.list': { operations: ['listFamily'], ask: async (cell) => (await asked(cell)).listFamily({}) },
  'family.accept': answering('acceptFamily', asSelf),
  'family.accept.asRequester': { ...answering('acceptFamily', asRequester), operations: ['acceptFamily'] },
  'family.reject': answering('rejectFamily', asSelf),
  'family.remove': answering('removeFamily', asEither),
};
