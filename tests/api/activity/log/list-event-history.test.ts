import { expect, it } from 'vitest';
import { activityEntity } from '#lambdas/activity/ports/activity.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

const noEvent = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';

it('tells hosts who did what to their event and to its list, the newest first', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 1);
  await product.drain();
  await eventsApi
    .signedInAs(host)
    .changeEvent({ ...eventDetails({ localStart: inDays(20) }), eventId, version: event.version });
  await product.drain();
  await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: joiner!.userId });
  await product.drain();
  const { activities } = await lifecycleApi.signedInAs(host).listEventHistory({ eventId });
  const lines = activities.map(({ action, by, about }) => [action, by, about]);
  expect(lines.slice(0, 2)).toEqual(
    expect.arrayContaining([
      ['removed', host.displayName, joiner!.displayName],
      ['offList', undefined, joiner!.displayName],
    ]),
  );
  expect(lines.slice(2)).toEqual([
    ['changed', host.displayName, undefined],
    ['answered', joiner!.displayName, undefined],
    ['scheduled', host.displayName, undefined],
  ]);
  expect(activities.at(2)).toMatchObject({ before: { version: 1, startsAt: event.startsAt }, after: { version: 2 } });
});

it('gives a long history page by page, each to its own reader', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  await product.drain();
  const rows = activityEntity(table());
  for (let second = 0; second < 30; second += 1) {
    const at = new Date(Date.parse('2026-01-01T00:00:00Z') + second * 1000).toISOString();
    const messageId = `msg_${String(second).padStart(26, '0')}`;
    const said = { entity: 'event', entityId: eventId, action: 'changed', userId: host.userId, expires: 4_000_000_000 };
    await rows.put({ thingId: eventId, at, messageId, ...said }).go();
  }
  const mine = lifecycleApi.signedInAs(host);
  const first = await mine.listEventHistory({ eventId });
  const second = await mine.listEventHistory({ eventId, cursor: first.nextCursor! });
  const times = [...first.activities, ...second.activities].map(({ at }) => at);
  expect([times.length, new Set(times).size, second.nextCursor]).toEqual([31, 31, undefined]);
  expect(times).toEqual(times.toSorted().reverse());
  await expect(mine.listEventHistory({ eventId, cursor: 'elsewhere' })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
});

it('is for managers alone', async () => {
  const { event } = await anEvent();
  const other = lifecycleApi.signedInAs(await aPerson());
  await expect(other.listEventHistory({ eventId: event.eventId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(other.listEventHistory({ eventId: noEvent })).rejects.toMatchObject({ code: 'event.notFound' });
});
