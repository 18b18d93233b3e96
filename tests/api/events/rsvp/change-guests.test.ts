import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, payFor } from '#tests/support/events/checkout.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

const party = { allowParticipantGuests: true, guestLimit: 3 };

it('takes more seats while they are free, and gives back those that are not needed', async () => {
  const { event } = await anEvent({ ...party, capacity: 3 });
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  const me = eventsApi.signedInAs(first!);
  await expect(me.changeGuests({ eventId, guests: [{ name: 'Ana' }, {}] })).resolves.toEqual({
    mine: { status: 'in' },
    seats: { taken: 3, waiting: 0, free: 0 },
  });
  await expect(me.getEvent({ eventId })).resolves.toMatchObject({ answer: { guests: [{ name: 'Ana' }, {}] } });
  const [second] = await joiners(eventId, 1);
  await expect(me.changeGuests({ eventId, guests: [] })).resolves.toMatchObject({ seats: { taken: 2, free: 1 } });
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('refuses more than are free, or than others wait for, and more than one may bring', async () => {
  const { event } = await anEvent({ ...party, capacity: 3 });
  const { eventId } = event;
  const [first] = await joiners(eventId, 2);
  const me = eventsApi.signedInAs(first!);
  const full = { code: 'rsvp.full' };
  await expect(me.changeGuests({ eventId, guests: [{}, {}] })).rejects.toMatchObject(full);
  await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, guests: [{}] });
  await expect(me.changeGuests({ eventId, guests: [{}] })).rejects.toMatchObject(full);
  await expect(me.changeGuests({ eventId, guests: [{}, {}, {}, {}] })).rejects.toMatchObject({
    code: 'rsvp.tooManyGuests',
  });
});

it('refuses a stranger, and names that are missing', async () => {
  const { event } = await anEvent({ ...party, guestNamesRequired: true });
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  await expect(eventsApi.signedInAs(await aPerson()).changeGuests({ eventId, guests: [] })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(eventsApi.signedInAs(first!).changeGuests({ eventId, guests: [{}] })).rejects.toMatchObject({
    code: 'rsvp.guestNamesMissing',
  });
  await expect(
    eventsApi.signedInAs(first!).changeGuests({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', guests: [] }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});

it('is over when the event starts', async () => {
  const { event } = await anEvent(party);
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  product.clock.moveTo(event.startsAt);
  await expect(eventsApi.signedInAs(first!).changeGuests({ eventId, guests: [{}] })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
  product.clock.reset();
});

it('lets no one bring guests to what is not for everyone: they cannot show that it is for them', async () => {
  const { event } = await anEvent({ ...party, eligibility: { leastAge: 18 } });
  const { eventId } = event;
  const me = eventsApi.signedInAs(await aPerson({ birthdate: '2000-01-01' }));
  await me.joinEvent({ eventId });
  await expect(me.changeGuests({ eventId, guests: [{}] })).rejects.toMatchObject({ code: 'rsvp.guestsUnproven' });
});

it('takes no more guests than were paid for', async () => {
  const { eventId } = await aCardEvent({ chargeGuests: true, allowParticipantGuests: true, guestLimit: 2 });
  const player = await aPerson();
  await payFor(eventId, player);
  const more = eventsApi.signedInAs(player).changeGuests({ eventId, guests: [{ name: 'Sam' }] });
  await expect(more).rejects.toMatchObject({ code: 'rsvp.guestsUnpaid' });
});
