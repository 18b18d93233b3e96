import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSeries, seriesApi } from '#tests/support/events/series.ts';

it('says how an event repeats, what is next, and where one stands', async () => {
  const { event, host } = await aSeries();
  const view = await seriesApi.signedInAs(host).getSeries({ eventId: event.eventId });
  expect(view).toMatchObject({
    seriesId: event.seriesId,
    reoccurringInfo: { frequency: 'weekly', interval: 1, count: 6 },
    summary: expect.stringMatching(/^Every Tuesday at 6:00 PM until .*, 6 times$/),
    isStanding: false,
  });
  expect(view.next.map(({ mine }) => mine)).toEqual(Array(6).fill('none'));
});

it('hides a private series from who may not see its event, and says so of a single event', async () => {
  const { event, host } = await aSeries({ visibility: 'private' });
  const me = seriesApi.signedInAs(await aPerson());
  await expect(me.getSeries({ eventId: event.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const single = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  await expect(me.getSeries({ eventId: single.eventId })).rejects.toMatchObject({ code: 'series.notFound' });
});
