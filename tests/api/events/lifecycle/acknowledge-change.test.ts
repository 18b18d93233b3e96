import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { aSeries, detailsOf, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

it('knows of no change for anyone who is not asked', async () => {
  const { event } = await anEvent();
  const stranger = lifecycleApi.signedInAs(await aPerson());
  await expect(stranger.acknowledgeChange({ eventId: event.eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('is asked at each date when a series moves, and says it once for all of them', async () => {
  const { event, host, dates } = await aSeries();
  const { eventId } = event;
  const person = await aPerson();
  for (const date of dates.slice(0, 3)) await eventsApi.signedInAs(person).joinEvent({ eventId: date.eventId });
  const series = seriesApi.signedInAs(host);
  const localStart = event.localStart.replace('18:00', '19:00');
  await series.changeSeries({ ...detailsOf(event), localStart, eventId, version: 1, scope: 'all' });
  await product.drain();
  const mine = lifecycleApi.signedInAs(person);
  const { changes } = await mine.listChangesToSee({});
  expect(changes.map((change) => change.eventId)).toEqual(dates.slice(0, 3).map((date) => date.eventId));
  expect(new Set(changes.map(({ ofSeries }) => ofSeries)).size).toBe(1);
  const [first] = changes;
  await mine.acknowledgeChange({ eventId, version: first!.version });
  await expect(mine.listChangesToSee({})).resolves.toEqual({ changes: [] });
});

it('is asked again of a date that moves once more by itself, and of a series nothing that need not be known', async () => {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  for (const date of dates.slice(0, 2)) await eventsApi.signedInAs(person).joinEvent({ eventId: date.eventId });
  const renamed = { ...detailsOf(event), title: 'Another name', eventId: event.eventId, version: 1 };
  await seriesApi.signedInAs(host).changeSeries({ ...renamed, scope: 'all' });
  await product.drain();
  const mine = lifecycleApi.signedInAs(person);
  await expect(mine.listChangesToSee({})).resolves.toEqual({ changes: [] });
  const { eventId, localStart } = dates[1]!;
  const moved = { ...detailsOf(event), title: 'Another name', localStart: localStart.replace('18:00', '20:00') };
  await eventsApi.signedInAs(host).changeEvent({ ...moved, eventId, version: 2 });
  await product.drain();
  const { changes } = await mine.listChangesToSee({});
  expect(changes).toMatchObject([{ eventId, version: 3 }]);
  expect(changes[0]!.ofSeries).toBeUndefined();
});

it('is asked of the dates that moved alone where a series moves from one of them on', async () => {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  for (const date of dates.slice(0, 4)) await eventsApi.signedInAs(person).joinEvent({ eventId: date.eventId });
  const { eventId, localStart: was } = dates[2]!;
  const moved = { ...detailsOf(event), localStart: was.replace('18:00', '19:00'), eventId, version: 1 };
  await seriesApi.signedInAs(host).changeSeries({ ...moved, scope: 'following' });
  await product.drain();
  const mine = lifecycleApi.signedInAs(person);
  const { changes } = await mine.listChangesToSee({});
  expect(changes.map((change) => change.eventId)).toEqual([dates[2]!.eventId, dates[3]!.eventId]);
  await mine.acknowledgeChange({ eventId, version: changes[0]!.version });
  await expect(mine.listChangesToSee({})).resolves.toEqual({ changes: [] });
});
