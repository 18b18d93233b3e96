import { expect, it } from 'vitest';
import { handler } from '#lambdas/places/events/pages/pages.ts';
import { placePagePaths } from '#lambdas/places/events/pages/paths.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { anEvent, eventsApi, inDays } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { aPlace, nowhere } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const calendarOf = (placeId: string, headers?: Record<string, string>) =>
  openPage(handler, placePagePaths, `/calendars/places/${placeId}`, headers);

it('gives calendars the public events at a place, follows them, and holds nothing that is not for everyone', async () => {
  const { placeId } = (await aPlace({ name: 'Oaks, North' })).place;
  const here = { location: { kind: 'place' as const, placeId, cityPlaceId: austin.placeId } };
  const { event, host } = await anEvent({ ...here, title: 'Hoops', localStart: inDays(3) });
  const { event: secret } = await anEvent({ ...here, title: 'Only by link', visibility: 'unlisted' });
  await product.drain();
  const first = await calendarOf(placeId);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(first.body).toContain('X-WR-CALNAME:Rovers: Oaks\\, North\r\n');
  expect(first.body).toContain(`UID:${event.eventId}@rovers\r\nSEQUENCE:1\r\n`);
  expect(first.body).toContain(`DTEND:${event.endsAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z\r\n`);
  expect(first.body).not.toContain(secret.eventId);
  expect(first.body).not.toContain(host.userId);
  expect((await calendarOf(placeId, { 'if-none-match': first.headers.etag! })).status).toBe(304);
  await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'weather' });
  await product.drain();
  expect((await calendarOf(placeId)).body).not.toContain(event.eventId);
});

it('says that a place is not there', async () => {
  expect(await calendarOf(nowhere)).toMatchObject({ status: 404, body: 'There is no such place.\n' });
});
