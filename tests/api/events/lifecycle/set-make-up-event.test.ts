import { afterEach, expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const pageOf = async (eventId: string) => (await openPage(handler, eventPagePaths, `/evt/${eventId}`)).body;

/** An event that was called off, with another of its host's that is to come. */
async function aRainedOffEvent(more: object = {}, reason: 'weather' | 'venue' = 'weather') {
  const { event, host } = await anEvent();
  const me = eventsApi.signedInAs(host);
  const other = await me.scheduleEvent(eventDetails({ title: 'Dry again', localStart: inDays(9), ...more }));
  await me.cancelEvent({ eventId: event.eventId, version: 1, reason, message: 'Too wet.' });
  return { eventId: event.eventId, makeUpEventId: other.eventId, host, other };
}

it('names the event that makes up for one that the weather stopped, and takes it away again', async () => {
  const { eventId, makeUpEventId, host } = await aRainedOffEvent();
  const me = lifecycleApi.signedInAs(host);
  const named = await me.setMakeUpEvent({ eventId, version: 2, makeUpEventId });
  expect(named.cancelled).toEqual({ reason: 'weather', message: 'Too wet.', makeUpEventId });
  const { event } = await eventsApi.signedOut().getPublicEvent({ eventId });
  expect(event.cancelled).toEqual(named.cancelled);
  expect(await pageOf(eventId)).toContain(`New date: <a href="/evt/${makeUpEventId}">Dry again</a>, `);
  const { cancelled } = await me.setMakeUpEvent({ eventId, version: 3, makeUpEventId: null });
  expect(cancelled).toEqual({ reason: 'weather', message: 'Too wet.' });
  expect(await pageOf(eventId)).not.toContain('New date');
});

it('leads no one to a private event, nor to one that is called off itself', async () => {
  const hidden = await aRainedOffEvent({ visibility: 'private' });
  const { eventId, makeUpEventId } = hidden;
  await lifecycleApi.signedInAs(hidden.host).setMakeUpEvent({ eventId, version: 2, makeUpEventId });
  expect(await pageOf(eventId)).not.toContain('Dry again');
  const off = await aRainedOffEvent();
  await lifecycleApi
    .signedInAs(off.host)
    .setMakeUpEvent({ eventId: off.eventId, version: 2, makeUpEventId: off.makeUpEventId });
  await eventsApi.signedInAs(off.host).cancelEvent({ eventId: off.makeUpEventId, version: 1, reason: 'weather' });
  expect(await pageOf(off.eventId)).not.toContain('Dry again');
});

it("refuses events that are not the host's own and to come", async () => {
  const { eventId, makeUpEventId, host, other } = await aRainedOffEvent();
  const me = lifecycleApi.signedInAs(host);
  const refused = { code: 'request.invalid', fields: { makeUpEventId: expect.any(String) } };
  const { event: foreign } = await anEvent();
  const of = (id: string) => me.setMakeUpEvent({ eventId, version: 2, makeUpEventId: id });
  await expect(of(foreign.eventId)).rejects.toMatchObject(refused);
  await expect(of(eventId)).rejects.toMatchObject(refused);
  await expect(of('evt_01ARZ3NDEKTSV4RRFFQ69G5FAV')).rejects.toMatchObject(refused);
  product.clock.moveTo(new Date(other.endsAt));
  await expect(of(makeUpEventId)).rejects.toMatchObject(refused);
});

it('refuses a stranger, an older version, and what something else than the weather stopped', async () => {
  const { eventId, makeUpEventId, host } = await aRainedOffEvent();
  const me = lifecycleApi.signedInAs(host);
  await expect(
    lifecycleApi.signedInAs(await aPerson()).setMakeUpEvent({ eventId, version: 2, makeUpEventId }),
  ).rejects.toMatchObject({ code: 'access.denied' });
  await expect(me.setMakeUpEvent({ eventId, version: 1, makeUpEventId })).rejects.toMatchObject({
    code: 'record.changed',
  });
  await expect(
    me.setMakeUpEvent({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1, makeUpEventId }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
  const closed = await aRainedOffEvent({}, 'venue');
  await expect(
    lifecycleApi
      .signedInAs(closed.host)
      .setMakeUpEvent({ eventId: closed.eventId, version: 2, makeUpEventId: closed.makeUpEventId }),
  ).rejects.toMatchObject({ code: 'event.notEditable' });
});
