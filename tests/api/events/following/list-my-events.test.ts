import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('lists what one joined, soonest first, with where one stands', async () => {
  const { event: later } = await anEvent({ localStart: inDays(20), capacity: 1 });
  const { event: sooner } = await anEvent({ localStart: inDays(10) });
  const { event: left } = await anEvent({ localStart: inDays(15) });
  await joiners(later.eventId, 1);
  const joiner = await aPerson();
  const person = eventsApi.signedInAs(joiner);
  for (const { eventId } of [later, sooner, left]) await person.joinEvent({ eventId });
  await person.leaveEvent({ eventId: left.eventId });
  await product.drain();
  await expect(followingApi.signedInAs(joiner).listMyEvents({})).resolves.toEqual({
    events: [
      { ...sooner, mine: { status: 'in' } },
      { ...later, mine: { status: 'waiting', position: 1 } },
    ],
  });
});

it('answers home at once: what one joined, what one hosts, and what changed', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ localStart: inDays(20) }), eventId, version: 1 });
  await product.drain();
  const seen = await followingApi.signedInAs(host).listMyEvents({ hosted: 7, changes: 'true' });
  expect(seen).toMatchObject({ events: [{ eventId }], hosted: [{ eventId }], changes: [{ eventId, version: 2 }] });
  expect(Object.keys(await followingApi.signedInAs(host).listMyEvents({}))).toEqual(['events']);
});

it('adds the next events of the children that one answers for, and nothing of a child of others', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const [me, other] = [await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  await dependantsApi.signedInAs(me).joinForDependant({ eventId, dependantId });
  await product.drain();
  const { events, children } = await followingApi.signedInAs(me).listMyEvents({ children: 7 });
  expect(events).toEqual([]);
  expect(children).toMatchObject([
    { dependantId, firstName: 'Kim', mayAnswer: true, household: 'A', events: [{ eventId, mine: { status: 'in' } }] },
  ]);
  await expect(followingApi.signedInAs(other).listMyEvents({ children: 7 })).resolves.toEqual({
    events: [],
    children: [],
  });
});

it('lists what one hosts, drafts too, and past events the other way round', async () => {
  const host = await aPerson();
  const me = eventsApi.signedInAs(host);
  const draft = await me.scheduleEvent(eventDetails({ localStart: inDays(9), publish: false }));
  const first = await me.scheduleEvent(eventDetails({ localStart: inDays(2) }));
  const second = await me.scheduleEvent(eventDetails({ localStart: inDays(4) }));
  await me.joinEvent({ eventId: second.eventId });
  await product.drain();
  const mine = followingApi.signedInAs(host);
  await expect(mine.listMyEvents({ role: 'hosting' })).resolves.toEqual({
    events: [
      { ...first, mine: { status: 'none' } },
      { ...second, mine: { status: 'in' } },
      { ...draft, mine: { status: 'none' } },
    ],
  });
  product.clock.moveTo(second.endsAt);
  const past = await mine.listMyEvents({ role: 'hosting', when: 'past' });
  const upcoming = await mine.listMyEvents({ role: 'hosting', when: 'upcoming' });
  product.clock.reset();
  expect(past.events.map(({ eventId }) => eventId)).toEqual([second.eventId, first.eventId]);
  expect(upcoming.events.map(({ eventId }) => eventId)).toEqual([draft.eventId]);
});

it('follows an event that moves', async () => {
  const { event, host } = await anEvent({ localStart: inDays(5) });
  const { event: other } = await anEvent({ localStart: inDays(6) });
  const joiner = await aPerson();
  const person = eventsApi.signedInAs(joiner);
  for (const { eventId } of [event, other]) await person.joinEvent({ eventId });
  await product.drain();
  await eventsApi
    .signedInAs(host)
    .changeEvent({ ...eventDetails({ localStart: inDays(8) }), eventId: event.eventId, version: 1 });
  await product.drain();
  const { events } = await followingApi.signedInAs(joiner).listMyEvents({});
  expect(events.map(({ eventId }) => eventId)).toEqual([other.eventId, event.eventId]);
});

it('gives every event once over its pages', async () => {
  const host = await aPerson();
  const made = [];
  for (let day = 1; day <= 5; day += 1)
    made.push((await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ localStart: inDays(day) }))).eventId);
  const seen = [];
  let cursor: string | undefined;
  do {
    const page = await followingApi
      .signedInAs(host)
      .listMyEvents({ role: 'hosting', limit: 2, ...(cursor && { cursor }) });
    seen.push(...page.events.map(({ eventId }) => eventId));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(made);
});

it('refuses a stranger', async () => {
  await expect(followingApi.signedOut().listMyEvents({})).rejects.toMatchObject({ code: 'auth.required' });
  await expect(followingApi.signedInAs(aStranger()).listMyEvents({})).resolves.toEqual({ events: [] });
});

it('names the wrong field', async () => {
  await expect(followingApi.signedInAs(await aPerson()).listMyEvents({ limit: 1000 })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { limit: expect.any(String) },
  });
});

it('refuses the cursor of another player and one of another list', async () => {
  const person = await aPerson();
  const host = followingApi.signedInAs(person);
  for (let day = 1; day <= 3; day += 1)
    await eventsApi.signedInAs(person).scheduleEvent(eventDetails({ localStart: inDays(day) }));
  const { nextCursor = '' } = await host.listMyEvents({ role: 'hosting', limit: 1 });
  const other = followingApi.signedInAs(await aPerson());
  for (const attempt of [
    () => other.listMyEvents({ role: 'hosting', limit: 1, cursor: nextCursor }),
    () => host.listMyEvents({ role: 'joining', limit: 1, cursor: nextCursor }),
    () => host.listMyEvents({ role: 'hosting', limit: 1, cursor: `${nextCursor}x` }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});
