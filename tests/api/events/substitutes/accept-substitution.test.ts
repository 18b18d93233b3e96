import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { connectSubstitutes } from '#lambdas/events/substitutes/connect.ts';
import { scheduleSettling } from '#lambdas/events/substitutes/schedule-work.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { keepPlace } from '#shared/events/substitutes/request.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventsApi, joiners } from '#tests/support/events/events.ts';
import {
  aSearch,
  askWhoIsDue,
  searchOf,
  substituteDetails,
  substitutes,
  substitutesApi,
} from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());

afterEach(() => {
  product.clock.reset();
});

const accept = (person: { userId: string }, eventId: string) =>
  substitutesApi.signedInAs(person).acceptSubstitution({ eventId });

it('has one winner for each place when everyone accepts at once, and thanks the others', async () => {
  const people = await substitutes(5);
  const { eventId, host, event } = await aSearch({ needed: 2 }, { creatorApprovalNeeded: true });
  const answers = await Promise.allSettled(people.map((person) => accept(person, eventId)));
  const won = answers.filter(({ status }) => status === 'fulfilled');
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect([won.length, lost]).toEqual([2, Array(3).fill('substitute.tooLate')]);
  await product.drain();
  const request = await searchOf({ eventId, host });
  expect(request).toMatchObject({ status: 'filled', accepted: 2 });
  expect(request.offers.map(({ status }) => status).sort()).toEqual([
    ...Array(2).fill('accepted'),
    ...Array(3).fill('too_late'),
  ]);
  const { seats } = await eventsApi.signedInAs(host).getEvent({ eventId });
  expect(seats).toMatchObject({ taken: 2, waiting: 0 });
  expect(product.mails(host.email).map(({ subject }) => subject)).toContain(`Subs found: ${event.title}`);
  const late = people.filter((_, index) => answers[index]?.status === 'rejected');
  for (const { email } of late)
    expect(product.mails(email).map(({ subject }) => subject)).toContain(`Subs found: ${event.title}`);
});

it('answers a repeat the same', async () => {
  const [person] = await substitutes(1);
  const { eventId } = await aSearch();
  const first = await accept(person!, eventId);
  expect(first.mine).toEqual({ status: 'in' });
  expect(await accept(person!, eventId)).toEqual(first);
});

it('gives the place back when the event has no seat, and to no one past a line', async () => {
  const [person] = await substitutes(1);
  const { eventId, host } = await aSearch({}, { capacity: 1 });
  const [joiner] = await joiners(eventId, 1);
  await expect(accept(person!, eventId)).rejects.toMatchObject({ code: 'rsvp.full' });
  expect(await searchOf({ eventId, host })).toMatchObject({ status: 'open', accepted: 0 });
  await eventsApi.signedInAs(joiner!).leaveEvent({ eventId });
  expect((await accept(person!, eventId)).seats).toMatchObject({ taken: 1, free: 0 });
});

it('finishes what a player began who was cut off', async () => {
  const [person] = await substitutes(1);
  const { eventId, host } = await aSearch();
  const by = connectSubstitutes(table());
  const { requestId } = await searchOf({ eventId, host });
  await scheduleSettling({ eventId, requestId }, person!.userId, by.due, product.clock.now());
  await by.requests.move({ eventId, requestId }, (one) => keepPlace(one, person!.userId));
  product.clock.forwardMinutes(3);
  await askWhoIsDue();
  expect((await by.seats.find(eventId))?.order).toHaveProperty(person!.userId);
  expect(await searchOf({ eventId, host })).toMatchObject({ status: 'filled' });
});

it('names why a player cannot come', async () => {
  const [person, other, third] = await substitutes(3);
  const { eventId, hostApi } = await aSearch({ leastLevel: 'intermediate', waveSize: 3 });
  await expect(accept(await aPerson(), eventId)).rejects.toMatchObject({ code: 'substitute.notFound' });
  const [sport] = substituteDetails().sports;
  const beginner = substituteDetails({ sports: [{ ...sport!, level: 'beginner' }] });
  await substitutesApi.signedInAs(person!).saveSubstituteProfile(beginner);
  await expect(accept(person!, eventId)).rejects.toMatchObject({
    code: 'substitute.notEligible',
    fields: { level: 'Your level doesn’t match the request.' },
  });
  await eventsApi.signedInAs(other!).joinEvent({ eventId });
  await expect(accept(other!, eventId)).rejects.toMatchObject({ code: 'substitute.alreadyIn' });
  await hostApi.stopSubstitutes({ eventId });
  await expect(accept(third!, eventId)).rejects.toMatchObject({ code: 'substitute.ended' });
});

it('refuses the player who accepts after the start', async () => {
  const [person] = await substitutes(1);
  const { eventId, event } = await aSearch();
  product.clock.moveTo(event.startsAt);
  await expect(accept(person!, eventId)).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('says which rule of the event a player does not fulfil, and takes the player who does', async () => {
  const [person] = await substitutes(1);
  const { eventId } = await aSearch({}, { eligibility: { leastAge: 60 } });
  await expect(accept(person!, eventId)).rejects.toMatchObject({
    code: 'rsvp.notEligible',
    fields: { age: expect.any(String) },
  });
});

it('refuses a substitute whose stored birthdate makes them a minor or has since been removed', async () => {
  const [teen, unknown] = await substitutes(2);
  const { eventId } = await aSearch();
  const birthdate = `${product.clock.now().getUTCFullYear() - 15}-01-01`;
  await accountEntity(table()).patch({ userId: teen!.userId }).set({ birthdate }).go();
  await accountEntity(table()).patch({ userId: unknown!.userId }).remove(['birthdate']).go();
  await expect(accept(teen!, eventId)).rejects.toMatchObject({ code: 'substitute.adultsOnly' });
  await expect(accept(unknown!, eventId)).rejects.toMatchObject({ code: 'substitute.birthdateMissing' });
});
