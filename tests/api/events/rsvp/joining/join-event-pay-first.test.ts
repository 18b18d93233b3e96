import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';

it('lets a player of an event that is paid by card pay first, and hosts simply come', async () => {
  const { eventId, host } = await aCardEvent();
  const join = eventsApi.signedInAs(await aPerson()).joinEvent({ eventId });
  await expect(join).rejects.toMatchObject({ code: 'rsvp.payFirst' });
  expect(await eventsApi.signedInAs(host).joinEvent({ eventId })).toMatchObject({ mine: { status: 'in' } });
});
