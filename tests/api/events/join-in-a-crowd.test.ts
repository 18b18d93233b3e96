import { expect, it } from 'vitest';
import { anEvent, eventsApi } from '#tests/support/events.ts';
import { aPerson } from '#tests/support/people.ts';

it('seats exactly as many as there are seats when two hundred come at once, some of them twice', async () => {
  const { event, host } = await anEvent({ capacity: 20 });
  const { eventId } = event;
  const people = await Promise.all(Array.from({ length: 200 }, () => aPerson()));
  const answers = await Promise.all(
    [...people, ...people.slice(0, 20)].map((person) => eventsApi.signedInAs(person).joinEvent({ eventId })),
  );
  const { seats, joiners: first } = await eventsApi.signedInAs(host).listJoiners({ eventId, limit: 100 });
  expect(seats).toEqual({ taken: 20, waiting: 180, free: 0 });
  expect(first.filter(({ status }) => status === 'in')).toHaveLength(20);
  expect(first.slice(20).map(({ position }) => position)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
  const seated = new Set(first.slice(0, 20).map(({ userId }) => userId));
  for (const [index, person] of people.entries())
    expect(answers[index]!.mine.status).toBe(seated.has(person.userId) ? 'in' : 'waiting');
  const positions = answers.slice(0, 200).flatMap(({ mine }) => (mine.status === 'waiting' ? [mine.position] : []));
  expect(new Set(positions).size).toBe(180);
}, 120_000);
