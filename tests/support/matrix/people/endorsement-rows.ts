import { aPerson } from '../../accounts/people.ts';
import { endorsementsApi, playedTogether } from '../../people/endorsements.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';

/** The caller and a user they were at an event with; in the row's own column both are the caller. */
const world = oncePerCell(async ({ role }: Cell) => {
  const person = await personFor(role);
  const other = role === 'self' && person ? person : await aPerson();
  const { eventId } = await playedTogether(...(person ? [person, other] : [other]));
  const caller = person ? endorsementsApi.signedInAs(person) : endorsementsApi.signedOut();
  return { caller, userId: other.userId, eventId };
});
const endorsedFor = 'teamwork';

/** Rows of what players endorse in each other. */
export const endorsementRows: Readonly<Record<string, Binding>> = {
  'endorsement.give': {
    operations: ['endorse'],
    ask: async (cell) => {
      const { caller, ...of } = await world(cell);
      return caller.endorse({ ...of, endorsedFor });
    },
  },
  'endorsement.get': {
    operations: ['getEndorsements'],
    ask: async (cell) => {
      const { caller, userId } = await world(cell);
      return caller.getEndorsements({ userId });
    },
  },
  'endorsement.own': {
    operations: ['listMyEndorsements', 'withdrawEndorsement', 'removeEndorsement'],
    ask: async (cell) => {
      const { caller, userId } = await world(cell);
      await caller.withdrawEndorsement({ userId, endorsedFor });
      await caller.removeEndorsement({ authorId: userId, endorsedFor });
      return caller.listMyEndorsements({});
    },
  },
};
