import { afterEach, expect, it } from 'vitest';
import { handler as nightly } from '#lambdas/events/series/nightly.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { aSeries, seriesApi } from '#tests/support/events/series.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

/** A guardian with a child, at the first date of a series. */
async function aFamilyAt(...differences: Parameters<typeof aSeries>) {
  const [made, me] = [await aSeries(...differences), await aPerson()];
  const { eventId } = made.event;
  const { dependantId } = await aDependant(me);
  return { ...made, me, eventId, dependantId, at: { eventId, dependantId }, api: dependantsApi.signedInAs(me) };
}

type Family = Awaited<ReturnType<typeof aFamilyAt>>;
const childAt = async (eventId: string, { api, dependantId }: Pick<Family, 'api' | 'dependantId'>) =>
  (await api.listDependantsAtEvent({ eventId })).dependants.find((one) => one.dependantId === dependantId);

/** The last of the dates that are events by now, after as many weeks. */
async function lastDateAfter(weeks: number, { eventId, me }: Pick<Family, 'eventId' | 'me'>): Promise<string> {
  product.clock.moveTo(new Date(Date.now() + weeks * 7 * 86_400_000));
  await runJob(nightly);
  await product.drain();
  const { next } = await seriesApi.signedInAs(me).getSeries({ eventId });
  return next.at(-1)?.eventId ?? '';
}

it('answers every known date for a child by the rules of each, and tells each guardian once', async () => {
  const family = await aFamilyAt({ capacity: 1 });
  const { dates, me, api, at, dependantId } = family;
  const other = await aPerson();
  await addGuardian({ dependantId }, me, other, { rights: ['rsvp'] });
  await joiners(dates[1]!.eventId, 1);
  await product.drain();
  const counts = { in: 5, waiting: 1, missed: 0 };
  await expect(api.joinSeriesForDependant({ ...at, scope: 'standing' })).resolves.toEqual(counts);
  await product.drain();
  expect(await childAt(dates[1]!.eventId, family)).toMatchObject({ mine: { status: 'waiting' }, isStanding: true });
  for (const { email } of [me, other])
    expect(product.mails(email).map(({ subject }) => subject)).toContain(
      "For Kim: You're in: Pickup basketball, 5 dates",
    );
});

it('puts a child on the list of each new date', async () => {
  const family = await aFamilyAt({ reoccurringInfo: { frequency: 'weekly', count: 20 } });
  await family.api.joinSeriesForDependant({ ...family.at, scope: 'standing' });
  const last = await lastDateAfter(3, family);
  expect(await childAt(last, family)).toMatchObject({ mine: { status: 'in' } });
});

it('ends with the right of the player who gave it', async () => {
  const family = await aFamilyAt({ reoccurringInfo: { frequency: 'weekly', count: 20 } });
  const { me, at, dependantId } = family;
  const other = await aPerson();
  await addGuardian({ dependantId }, me, other, { rights: ['rsvp'] });
  await dependantsApi.signedInAs(other).joinSeriesForDependant({ ...at, scope: 'standing' });
  await familyApi.signedInAs(me).removeGuardian({ dependantId, userId: other.userId });
  const last = await lastDateAfter(3, family);
  expect(await childAt(last, family)).toMatchObject({ mine: { status: 'none' }, isStanding: false });
});

it('knows that a child fits what a series asks, and counts their age anew on each date', async () => {
  const asks = { eligibility: { gender: 'women_plus', mostAge: 10 } } as const;
  const family = await aFamilyAt({ ...asks, reoccurringInfo: { frequency: 'weekly', count: 20 } });
  const join = (said: object) => family.api.joinSeriesForDependant({ ...family.at, scope: 'standing', ...said });
  await expect(join({})).rejects.toMatchObject({ code: 'rsvp.notEligible', fields: { gender: expect.any(String) } });
  await expect(join({ gender: 'woman' })).resolves.toMatchObject({ missed: 0 });
  const last = await lastDateAfter(2, family);
  expect(await childAt(last, family)).toMatchObject({ mine: { status: 'in' } });
});

it('is refused as everyone is, and to anyone who may not answer', async () => {
  const { at, api, eventId, dependantId, me, host, dates } = await aFamilyAt({ capacity: 1, allowWaitlist: false });
  const other = await aPerson();
  await addGuardian({ dependantId }, me, other, { rights: ['pickup'] });
  const join = (one: typeof api, where = eventId) =>
    one.joinSeriesForDependant({ ...at, eventId: where, scope: 'all' });
  await expect(join(dependantsApi.signedInAs(other))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(join(dependantsApi.signedInAs(host))).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(join(api, 'evt_00000000000000000000000000')).rejects.toMatchObject({ code: 'event.notFound' });
  const { event: single } = await anEvent();
  await expect(join(api, single.eventId)).rejects.toMatchObject({ code: 'series.notFound' });
  for (const date of dates) await joiners(date.eventId, 1);
  await expect(join(api)).rejects.toMatchObject({ code: 'rsvp.closed' });
  expect((await eventsApi.signedInAs(me).getEvent({ eventId })).seats.taken).toBe(1);
});

it('tells the guardians of a child when a series is called off', async () => {
  const { at, api, me, host, event } = await aFamilyAt();
  await api.joinSeriesForDependant({ ...at, scope: 'all' });
  await product.drain();
  const calledOff = { eventId: event.eventId, version: event.version, scope: 'all', reason: 'weather' } as const;
  await seriesApi.signedInAs(host).cancelSeries(calledOff);
  await product.drain();
  const subjects = product.mails(me.email).map(({ subject }) => subject);
  expect(subjects).toContain('For Kim: Canceled: Pickup basketball, 6 dates');
});
