import { expect, it } from 'vitest';
import { rsvpChanged } from '#shared/events/messages.ts';
import { aPerson, aPersonOfUnknownAge, aStranger } from '#tests/support/accounts/people.ts';
import { lottery } from '#tests/support/events/draws.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

const adults = { eligibility: { leastAge: 18, mostAge: 35 } };
const join = (person: { userId: string }, eventId: string, more = {}) =>
  eventsApi.signedInAs(person).joinEvent({ eventId, ...more });

it('gives seats in order and then places in line', async () => {
  const { event } = await anEvent({ capacity: 2 });
  await joiners(event.eventId, 3);
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId: event.eventId })).resolves.toEqual({
    mine: { status: 'waiting', position: 2 },
    seats: { taken: 2, waiting: 2, free: 0 },
  });
});

it('answers a repeat with the standing that one has', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const [first, second] = await joiners(event.eventId, 2);
  const seats = { taken: 1, waiting: 1, free: 0 };
  await expect(eventsApi.signedInAs(first!).joinEvent({ eventId: event.eventId })).resolves.toEqual({
    mine: { status: 'in' },
    seats,
  });
  await expect(eventsApi.signedInAs(second!).joinEvent({ eventId: event.eventId })).resolves.toEqual({
    mine: { status: 'waiting', position: 1 },
    seats,
  });
});

it('says that a player joined, once', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const people = await joiners(event.eventId, 2);
  await eventsApi.signedInAs(people[0]!).joinEvent({ eventId: event.eventId });
  await product.drain();
  const facts = product.messages(rsvpChanged).filter(({ data }) => data.eventId === event.eventId);
  expect(facts.map(({ data }) => [data.userId, data.from, data.to])).toEqual([
    [people[0]!.userId, 'none', 'in'],
    [people[1]!.userId, 'none', 'waiting'],
  ]);
});

it('lets people with the link into a private event', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId });
  const person = await aPerson();
  await expect(eventsApi.signedInAs(person).joinEvent({ eventId, token: shareToken! })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
  await expect(eventsApi.signedInAs(person).joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(eventsApi.signedInAs(host).joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('says nothing of a private event or a draft to people who do not know of it', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const { event: draft } = await anEvent({ publish: false });
  const person = eventsApi.signedInAs(await aPerson());
  const wrong = { eventId: event.eventId, token: 'A'.repeat(22) };
  for (const input of [{ eventId: event.eventId }, wrong, { eventId: draft.eventId }, { eventId: anotherId }])
    await expect(person.joinEvent(input)).rejects.toMatchObject({ code: 'event.notFound' });
});

const anotherId = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';

it('refuses a stranger', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const nameless = await aPerson({ hasAdditionalInfo: false, displayName: '' });
  await expect(eventsApi.signedOut().joinEvent({ eventId })).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(aStranger()).joinEvent({ eventId })).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  await expect(eventsApi.signedInAs(nameless).joinEvent({ eventId })).rejects.toMatchObject({
    code: 'access.profileIncomplete',
  });
});

it('names the wrong field', async () => {
  const { event } = await anEvent();
  await expect(
    eventsApi.signedInAs(await aPerson()).joinEvent({ eventId: event.eventId, token: 'short' }),
  ).rejects.toMatchObject({ code: 'request.invalid', fields: { token: expect.any(String) } });
});

it('refuses more people than there are seats where no one may wait, but not who is in', async () => {
  const { event } = await anEvent({ capacity: 1, allowWaitlist: false });
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).rejects.toMatchObject({
    code: 'rsvp.full',
  });
  await expect(eventsApi.signedInAs(first!).joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('refuses people after the start, unless late answers are allowed', async () => {
  const { event } = await anEvent();
  const { event: late } = await anEvent({ allowLateRsvp: true });
  const [joined] = await joiners(event.eventId, 1);
  const person = await aPerson();
  product.clock.moveTo(event.startsAt);
  await expect(eventsApi.signedInAs(person).joinEvent({ eventId: event.eventId })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
  await expect(eventsApi.signedInAs(joined!).joinEvent({ eventId: event.eventId })).resolves.toBeDefined();
  await expect(eventsApi.signedInAs(person).joinEvent({ eventId: late.eventId })).resolves.toBeDefined();
  product.clock.moveTo(late.endsAt);
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId: late.eventId })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
  product.clock.reset();
});

it('refuses everyone once an event is cancelled, and newcomers while it is postponed', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joined] = await joiners(eventId, 1);
  const manager = eventsApi.signedInAs(host);
  await manager.postponeEvent({ eventId, version: 1 });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
  await expect(eventsApi.signedInAs(joined!).joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await manager.cancelEvent({ eventId, version: 2, reason: 'weather' });
  for (const person of [joined!, await aPerson()])
    await expect(eventsApi.signedInAs(person).joinEvent({ eventId })).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('refuses guests where there are none, more than the limit, and without the names that are needed', async () => {
  const { event } = await anEvent();
  const { event: named } = await anEvent({ allowParticipantGuests: true, guestLimit: 3, guestNamesRequired: true });
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.joinEvent({ eventId: event.eventId, guests: [{}] })).rejects.toMatchObject({
    code: 'rsvp.tooManyGuests',
  });
  await expect(
    me.joinEvent({ eventId: named.eventId, guests: ['Al', 'Bo', 'Cy', 'Di'].map((name) => ({ name })) }),
  ).rejects.toMatchObject({
    code: 'rsvp.tooManyGuests',
  });
  await expect(me.joinEvent({ eventId: named.eventId, guests: [{}] })).rejects.toMatchObject({
    code: 'rsvp.guestNamesMissing',
  });
});

it('takes answers from the hour that the host set, and until the other', async () => {
  const { event: later } = await anEvent({ rsvpOpensHoursBefore: 24 });
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.joinEvent({ eventId: later.eventId })).rejects.toMatchObject({ code: 'rsvp.notYet' });
  const { event: over } = await anEvent({ rsvpDeadlineHoursBefore: 720 });
  await expect(me.joinEvent({ eventId: over.eventId })).rejects.toMatchObject({ code: 'rsvp.closed' });
  const { event: late } = await anEvent({ rsvpDeadlineHoursBefore: 720, allowLateRsvp: true });
  await expect(me.joinEvent({ eventId: late.eventId })).resolves.toMatchObject({ mine: { status: 'requested' } });
});

it('takes the answers to the host’s questions before anybody asks', async () => {
  const { event } = await anEvent({ creatorApprovalNeeded: true, approvalQuestions: ['How long have you played?'] });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId: event.eventId })).rejects.toMatchObject({
    code: 'rsvp.answersMissing',
  });
});

it('takes no entries while seats are being drawn', async () => {
  const { event } = await anEvent(lottery);
  await product.drain();
  product.clock.moveTo(new Date(event.drawsAt ?? ''));
  const entering = eventsApi.signedInAs(await aPerson()).joinEvent({ eventId: event.eventId });
  await expect(entering).rejects.toMatchObject({ code: 'rsvp.drawing' });
  product.clock.reset();
});

it('takes eligible players, and tells others which rule stops them and what to do', async () => {
  const { event } = await anEvent(adults);
  expect(await join(await aPerson({ birthdate: '2000-01-01' }), event.eventId)).toMatchObject({
    mine: { status: 'in' },
  });
  await expect(join(await aPersonOfUnknownAge(), event.eventId)).rejects.toMatchObject({
    code: 'rsvp.notEligible',
    fields: { age: 'This event is for ages 18 to 35. Add your birth date to your profile.' },
  });
  await expect(join(await aPerson({ birthdate: '2012-01-01' }), event.eventId)).rejects.toMatchObject({
    code: 'rsvp.notEligible',
  });
});

it('keeps guests out, because they cannot show that it is for them', async () => {
  const { event } = await anEvent({ ...adults, allowParticipantGuests: true, guestLimit: 2 });
  const adult = await aPerson({ birthdate: '2000-01-01' });
  const { eventId } = event;
  await expect(join(adult, eventId, { guests: [{ name: 'Kim' }] })).rejects.toMatchObject({
    code: 'rsvp.guestsUnproven',
  });
});
