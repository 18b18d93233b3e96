import { expect, it } from 'vitest';
import { handler as discoveryHandler } from '#lambdas/discovery/api.ts';
import { handler as placePages } from '#lambdas/places/events/pages/pages.ts';
import { placePagePaths } from '#lambdas/places/events/pages/paths.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { anEvent, inDays } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { aPlace, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, discoveryHandler).signedOut();

it('says of an event whose time is to be decided that it is, at its place, to who types its name and in calendars', async () => {
  const { placeId } = (await aPlace()).place;
  const location = { kind: 'place' as const, placeId, cityPlaceId: austin.placeId };
  const localStart = inDays(7);
  const { event } = await anEvent({ location, title: 'Undecided zephyr', localStart, isTimeTbd: true });
  await product.drain();
  const said = { eventId: event.eventId, isTimeTbd: true };
  expect((await signedOut.listPlaceEvents({ placeId })).events).toMatchObject([said]);
  expect((await visitor.fullSearch({ text: 'zephyr' })).entries).toMatchObject([
    { refId: event.eventId, isTimeTbd: true },
  ]);
  const day = localStart.slice(0, 10).replaceAll('-', '');
  const calendar = await openPage(placePages, placePagePaths, `/calendars/places/${placeId}`);
  expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
});
