import { expect, it, onTestFinished } from 'vitest';
import { handler as discoveryHandler } from '#lambdas/discovery/api.ts';
import { handler as pages } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { detailsOf } from '#shared/events/details/event-copy.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { shareImagePath } from '#shared/look/share-image.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';
import { aDayLater, anUpload, storedKeys } from '#tests/support/uploads/uploads.ts';

/** An event with a cover, and its host. */
async function coveredEvent() {
  const host = await aPerson();
  const uploadId = await anUpload(host);
  const mine = eventsApi.signedInAs(host);
  const event = await mine.scheduleEvent(eventDetails({ cover: { uploadId, alt: 'Two players under a hoop' } }));
  return { host, mine, uploadId, event };
}

type Changed = Parameters<ReturnType<typeof eventsApi.signedOut>['changeEvent']>[0];

const without = (event: Event) => {
  const { cover: _, ...details } = detailsOf(event);
  return { ...eventDetails(), ...details, eventId: event.eventId, version: event.version } as Changed;
};

it('shows an event’s cover on its page, to search engines and in previews of its link', async () => {
  const { event, uploadId } = await coveredEvent();
  const { body } = await openPage(pages, eventPagePaths, `/evt/${event.eventId}`);
  const image = shareImagePath({ refId: event.eventId, version: event.version });
  expect(body).toContain(`<img src="/media/${uploadId}" alt="Two players under a hoop" width="1200"`);
  expect(body).toContain(`<meta property="og:image" content="http://localhost:5173${image}"/>`);
  expect(body).toContain(`"image":["http://localhost:5173${image}"]`);
  expect(body).toContain('content="summary_large_image"');
});

it('shows it on the event’s card, with few words of what it shows, until it is taken off', async () => {
  const { event, mine, uploadId } = await coveredEvent();
  const longer = { uploadId, alt: 'Two players under a hoop, and behind them the river and all of downtown' };
  const changed = await mine.changeEvent({ ...without(event), cover: longer });
  const visitor = product.client(discovery, discoveryHandler).signedOut();
  const coverOf = async () => {
    await product.drain();
    const { events } = await visitor.findEvents({ lat: austin.lat, lng: austin.lng, limit: 100 });
    return events.find(({ eventId }) => eventId === event.eventId)!.cover;
  };
  expect(await coverOf()).toEqual({ uploadId, alt: 'Two players under a hoop, and behind them the river and all…' });
  await mine.changeEvent(without(changed));
  expect(await coverOf()).toBeUndefined();
});

it('takes only a cover that its host uploaded', async () => {
  const uploadId = await anUpload(await aPerson());
  const cover = { uploadId, alt: 'Not mine' };
  const scheduled = eventsApi.signedInAs(await aPerson()).scheduleEvent(eventDetails({ cover }));
  await expect(scheduled).rejects.toMatchObject({ code: 'upload.notFound', fields: { cover: expect.any(String) } });
});

it('keeps a cover while anything shows it: the event, its copy, a template; then it goes', async () => {
  onTestFinished(product.clock.reset);
  const { event, host, mine, uploadId } = await coveredEvent();
  const copy = await mine.scheduleEvent({ ...eventDetails(), ...detailsOf(event) } as never);
  expect(copy.cover).toEqual(event.cover);
  const template = await seriesApi.signedInAs(host).saveTemplate({ eventId: event.eventId, name: 'Hoops' });
  await product.drain();
  for (const one of [event, copy]) await mine.changeEvent(without(one));
  await aDayLater();
  expect(storedKeys()).toContain(`media/${uploadId}`);
  await seriesApi.signedInAs(host).deleteTemplate({ templateId: template.templateId });
  await aDayLater();
  expect(storedKeys()).not.toContain(`media/${uploadId}`);
});
