import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSearch, askWhoIsDue, searchOf, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());

afterEach(() => product.clock.reset());

it('asks people nearby by mail, each once, however often the job runs', async () => {
  const people = await substitutes(2);
  const [away] = await substitutes(1, {
    radiusMiles: 1,
    sports: [{ gameTypeId: 'tennis', available: true, level: 'beginner' }],
  });
  await aSearch({ message: 'We are one short' });
  for (const _ of [1, 2]) await askWhoIsDue();
  for (const { email } of people) {
    const [mail, ...more] = product.mails(email);
    expect([mail?.subject, more]).toEqual(['Can you sub? Pickup basketball', []]);
    expect(mail?.text).toContain('We are one short');
  }
  expect(product.mails(away!.email)).toEqual([]);
});

it('asks neither the host nor people who are in', async () => {
  const [host, joiner, free] = await substitutes(3);
  const event = await eventsApi.signedInAs(host!).scheduleEvent(eventDetails());
  const { eventId } = event;
  await eventsApi.signedInAs(joiner!).joinEvent({ eventId });
  await substitutesApi.signedInAs(host!).askForSubstitutes({ eventId, needed: 1 });
  await askWhoIsDue();
  const { offers } = await searchOf({ host: host!, eventId });
  expect(offers.map(({ userId }) => userId)).toEqual([free!.userId]);
});

it('looks once at a time, and again after the first search', async () => {
  const search = await aSearch();
  const { eventId, hostApi } = search;
  await expect(hostApi.askForSubstitutes({ eventId, needed: 1 })).rejects.toMatchObject({
    code: 'substitute.requestOpen',
  });
  await hostApi.stopSubstitutes({ eventId });
  await expect(hostApi.askForSubstitutes({ eventId, needed: 2 })).resolves.toMatchObject({ status: 'open', needed: 2 });
});

it('refuses levels out of order, drafts and strangers', async () => {
  const { event, host } = await anEvent({ publish: false });
  const { eventId } = event;
  const api = substitutesApi.signedInAs(host);
  await expect(
    api.askForSubstitutes({ eventId, needed: 1, leastLevel: 'advanced', mostLevel: 'beginner' }),
  ).rejects.toMatchObject({ fields: { mostLevel: 'The highest level cannot be below the lowest.' } });
  await expect(api.askForSubstitutes({ eventId, needed: 1 })).rejects.toMatchObject({ code: 'event.notEditable' });
  await expect(
    substitutesApi.signedInAs(await aPerson()).askForSubstitutes({ eventId, needed: 1 }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});
