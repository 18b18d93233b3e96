import { createFixtureStore } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '../../accounts/people.ts';
import { substitutesOfMatchApi } from '../../competitions/substitutes.ts';
import { aFixture, conflictsApi, fixturesApi, instantIn } from '../../events/fixtures.ts';
import { type Binding, oncePerCell, personFor } from '../cell.ts';

const world = (isIn: boolean) =>
  oncePerCell(async ({ role }) => {
    const person = await personFor(role);
    return { person, key: await aFixture(person && isIn ? [person.userId] : []) };
  });

function answering(isIn: boolean): Binding {
  const made = world(isIn);
  return {
    operations: ['getFixture', 'answerFixture'],
    ask: async (cell) => {
      const { person, key } = await made(cell);
      const caller = person ? fixturesApi.signedInAs(person) : fixturesApi.signedOut();
      await caller.answerFixture({ ...key, answer: 'in' });
      return caller.getFixture(key);
    },
    askUnknown: async (cell) => {
      const { person, key } = await made(cell);
      const caller = person ? fixturesApi.signedInAs(person) : fixturesApi.signedOut();
      return caller.answerFixture({ ...key, matchId: newId('match', new Date()), answer: 'in' });
    },
  };
}

/** A match that the caller leads a side of or is only in, with a substitute. */
function substituting(isCaptain: boolean): Binding {
  const made = oncePerCell(async ({ role }) => {
    const [person, substitute] = await Promise.all([personFor(role), aPerson()]);
    const key = await aFixture(person ? [person.userId] : [], { isCaptain });
    const judge = () => ({ ask: substitute.userId, sideId: 'ants', by: substitute.userId });
    await createFixtureStore(table()).substitute(key, judge, new Date());
    const caller = person ? substitutesOfMatchApi.signedInAs(person) : substitutesOfMatchApi.signedOut();
    return { caller, key, personId: substitute.userId };
  });
  return {
    operations: ['listMatchSubstitutes', 'askMatchSubstitute', 'takeOutMatchSubstitute'],
    ask: async (cell) => {
      const { caller, key, personId } = await made(cell);
      await caller.listMatchSubstitutes(key);
      // No one is without a team in this season: the captain who may ask learns so.
      await caller.askMatchSubstitute({ ...key, personId }).catch((error: { code?: string }) => {
        if (error.code !== 'substitute.notAvailable') throw error;
      });
      return caller.takeOutMatchSubstitute({ ...key, personId });
    },
    askUnknown: async (cell) => {
      const { caller, key } = await made(cell);
      return caller.listMatchSubstitutes({ ...key, matchId: newId('match', new Date()) });
    },
  };
}

/** A match that the caller is in, at the time that is asked about. */
const conflicting: Binding = {
  operations: ['listConflicts'],
  ask: async ({ role }) => {
    const person = await personFor(role);
    await aFixture(person ? [person.userId] : []);
    const caller = person ? conflictsApi.signedInAs(person) : conflictsApi.signedOut();
    return caller.listConflicts({ from: instantIn(6), until: instantIn(8) });
  },
};

/** Rows of matches on calendars. */
export const fixtureRows: Readonly<Record<string, Binding>> = {
  'fixture.answer': answering(true),
  'fixture.answer.ofOthers': answering(false),
  'event.conflicts': conflicting,
  'fixture.substitutes': substituting(true),
  'fixture.substitutes.ofOthers': substituting(false),
};
