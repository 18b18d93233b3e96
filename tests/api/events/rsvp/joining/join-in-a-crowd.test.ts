import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';

it('seats exactly as many as there are seats when eighty come at once, some of them twice', async () => {
  const { event, host } = await anEvent({ capacity: 10 });
  const { eventId } = event;
  const people = await Promise.all(Array.from({ length: 80 }, () => aPerson()));
  const answers = await Promise.all(
    [...people, ...people.slice(0, 10)].map((person) => eventsApi.signedInAs(person).joinEvent({ eventId })),
  );
  const { seats, joiners: first } = await eventsApi.signedInAs(host).listJoiners({ eventId, limit: 100 });
  expect(seats).toEqual({ taken: 10, waiting: 70, free: 0 });
  expect(first.filter(({ status }) => status === 'in')).toHaveLength(10);
  expect(first.slice(10).map(({ position }) => position)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  const seated = new Set(first.slice(0, 10).map(({ userId }) => userId));
  for (const [index, person] of people.entries())
    expect(answers[index]!.mine.status).toBe(seated.has(person.userId) ? 'in' : 'waiting');
  const positions = answers.slice(0, 80).flatMap(({ mine }) => (mine.status === 'waiting' ? [mine.position] : []));
  expect(new Set(positions).size).toBe(70);
}, 120_000);
