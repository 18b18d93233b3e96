import { expect, it } from 'vitest';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSeries, seriesApi } from '#tests/support/events/series.ts';

it('shows the next dates of a series to anybody, and no one who is in them', async () => {
  const { event } = await aSeries();
  const view = await seriesApi.signedOut().getPublicSeries({ eventId: event.eventId });
  expect(view.next).toHaveLength(6);
  expect(view.next[0]).not.toHaveProperty('mine');
});

it('opens a private series with its one link, on every date', async () => {
  const { event, host, dates } = await aSeries({ visibility: 'private' });
  const { shareToken = '' } = await eventsApi.signedInAs(host).getEvent({ eventId: event.eventId });
  const visitor = seriesApi.signedOut();
  const { eventId } = dates[3]!;
  await expect(visitor.getPublicSeries({ eventId, token: shareToken })).resolves.toMatchObject({
    seriesId: event.seriesId,
  });
  await expect(visitor.getPublicSeries({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const single = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
  await expect(visitor.getPublicSeries({ eventId: single.eventId })).rejects.toMatchObject({ code: 'series.notFound' });
});
