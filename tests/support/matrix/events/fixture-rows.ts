import { createFixtureStore } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { fixturesApi } from '../../events/fixtures.ts';
import { type Binding, oncePerCell, personFor } from '../cell.ts';

/** A match of next week in which these people play. */
async function aFixture(userIds: readonly string[]) {
  const now = new Date();
  const startsAt = new Date(now.getTime() + 7 * 24 * 60 * 60_000);
  const key = { gameId: newId('game', now), matchId: newId('match', now) };
  const scopeId = newId('season', now);
  const wanted = {
    ...key,
    scopeId,
    teamId: newId('team', now),
    status: 'scheduled' as const,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 60 * 60_000).toISOString(),
    facts: {
      title: 'Ants v Bees',
      competition: 'Spring League',
      gameTypeId: 'soccer',
      sides: [
        { sideId: 'ants', name: 'Ants' },
        { sideId: 'bees', name: 'Bees' },
      ],
      timeZone: 'America/Chicago',
      place: 'North Park, Court 1',
    },
    people: userIds.map((userId) => ({ userId, role: 'player' as const, sideId: 'ants' })),
  };
  await createFixtureStore(table()).bring({ scopeId, only: key }, async () => [wanted], now);
  return key;
}

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

/** Rows of matches on calendars. */
export const fixtureRows: Readonly<Record<string, Binding>> = {
  'fixture.answer': answering(true),
  'fixture.answer.ofOthers': answering(false),
};
