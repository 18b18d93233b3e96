import { expect, it, onTestFinished } from 'vitest';
import { handler as runGuardians } from '#lambdas/events/dependants/reminders/job.ts';
import { handler as runReminders } from '#lambdas/events/reminders/job.ts';
import type { ParentingPattern } from '#shared/people/family/parenting.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { aTuesday, weeklySix } from '#tests/support/events/series.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { drain } from '#tests/support/product/drain.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

/** A child of two households at an event; `household` is in charge on its day. */
async function aChildBetween(household?: 'A' | 'B', differences: Parameters<typeof anEvent>[0] = {}) {
  const { event, host } = await anEvent(differences);
  const [a, b] = [await aPerson(), await aPerson()];
  const child = await aDependant(a);
  const { dependantId } = child;
  await addGuardian(child, a, b, { rights: ['rsvp'] });
  const { guardians } = await familyApi.signedInAs(a).getDependant({ dependantId });
  expect(guardians.map((one) => one.household).toSorted()).toEqual(['A', 'B']);
  const date = event.localStart.slice(0, 10);
  const exceptions: ParentingPattern['exceptions'] = household ? [{ date, household }] : [];
  const parenting = { patternType: 'alternating_weeks' as const, anchorDate: date, exceptions };
  if (household) await familyApi.signedInAs(a).setParenting({ dependantId, parenting });
  return { at: { eventId: event.eventId, dependantId }, a, b, host };
}

const subjects = ({ email }: { email: string }, part = '') =>
  product
    .mails(email)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('For Kim: ') && subject.includes(part));

/** The child waits for the only seat, which another player gives up: it is held for the child. */
async function isOffered(household?: 'A' | 'B') {
  const found = await aChildBetween(household, { capacity: 1, waitlistMode: 'fifo_offer' });
  const { eventId } = found.at;
  const [inside] = await joiners(eventId, 1);
  await dependantsApi.signedInAs(found.a).joinForDependant(found.at);
  await eventsApi.signedInAs(inside!).leaveEvent({ eventId });
  await drain();
  return found;
}

it.each(['A', 'B'] as const)(
  'asks the guardian in charge that day, household %s, about a held seat, and tells the other',
  async (household) => {
    const { a, b } = await isOffered(household);
    const [asked, informed] = household === 'A' ? [a, b] : [b, a];
    const question = 'For Kim: A spot is held for you: Pickup basketball';
    expect(subjects(asked, 'is held')).toEqual([question]);
    expect(subjects(informed, 'is held')).toEqual([`FYI: ${question}`]);
    const mail = product.mails(informed.email).find(({ subject }) => subject.includes('is held'));
    expect(mail?.text).toContain('You can answer too; one answer is enough.');
  },
);

it('asks every guardian where no pattern is set', async () => {
  const { a, b } = await isOffered();
  for (const one of [a, b]) expect(subjects(one, 'is held')).toEqual([expect.stringMatching(/^For Kim: /)]);
});

it('tells both households of what asks nothing in the same words', async () => {
  const { at, a, b, host } = await aChildBetween('A');
  await dependantsApi.signedInAs(a).joinForDependant(at);
  await drain();
  const { version } = (await eventsApi.signedInAs(host).getEvent({ eventId: at.eventId })).event;
  await eventsApi.signedInAs(host).cancelEvent({ eventId: at.eventId, version, reason: 'weather' });
  await drain();
  for (const one of [a, b]) {
    expect(subjects(one)).toHaveLength(2);
    expect(subjects(one)).toEqual([
      expect.stringMatching(/^For Kim: /),
      expect.stringMatching(/^For Kim: .*Canceled: /),
    ]);
  }
});

it('reminds both households in the same words', async () => {
  onTestFinished(product.clock.reset);
  const { at, a, b, host } = await aChildBetween('A');
  await dependantsApi.signedInAs(a).joinForDependant(at);
  await drain();
  const { startsAt } = (await eventsApi.signedInAs(host).getEvent({ eventId: at.eventId })).event;
  product.clock.moveTo(new Date(Date.parse(startsAt) - 2 * 60 * 60_000));
  await runJob(runReminders);
  await runJob(runGuardians);
  for (const one of [a, b])
    expect(subjects(one, 'Reminder')).toEqual(['For Kim: Reminder: Pickup basketball starts in 2 hours']);
});

it('tells both households of the dates of a series in the same words', async () => {
  const { at, a, b } = await aChildBetween('A', { localStart: `${aTuesday()}T18:00`, reoccurringInfo: weeklySix });
  await dependantsApi.signedInAs(a).joinSeriesForDependant({ ...at, scope: 'all' });
  await drain();
  expect(subjects(a)).toHaveLength(1);
  expect(subjects(b)).toEqual(subjects(a));
  expect(subjects(b)[0]).toMatch(/^For Kim: /);
});

it('counts one answer of both guardians, also of the one who was only told', async () => {
  const { at, a, b } = await aChildBetween('A');
  const both = await Promise.all([a, b].map((one) => dependantsApi.signedInAs(one).joinForDependant(at)));
  expect(both.map(({ mine }) => mine.status)).toEqual(['in', 'in']);
  const again = await dependantsApi.signedInAs(b).joinForDependant(at);
  expect(again.seats.taken).toBe(1);
});
