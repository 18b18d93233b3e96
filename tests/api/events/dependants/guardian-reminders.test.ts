import { afterEach, expect, it } from 'vitest';
import { handler as runGuardians } from '#lambdas/events/dependants/reminders/job.ts';
import { handler as runReminders } from '#lambdas/events/reminders/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

it('reminds the player who may answer for a child at that moment, each once', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const [me, other, third] = [await aPerson(), await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  for (const one of [other, third]) await addGuardian(child, me, one, { rights: ['rsvp'] });
  await dependantsApi.signedInAs(other).joinForDependant({ eventId, dependantId });
  await product.drain();
  await familyApi.signedInAs(me).removeGuardian({ dependantId, userId: third.userId });
  product.clock.moveTo(new Date(Date.parse(event.startsAt) - 2 * 60 * 60_000));
  for (let run = 0; run < 2; run += 1) {
    await runJob(runReminders);
    await runJob(runGuardians);
  }
  const reminders = (one: { email: string }) =>
    product
      .mails(one.email)
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('Reminder'));
  expect(reminders(me)).toEqual(['For Kim: Reminder: Pickup basketball starts in 2 hours']);
  expect(reminders(other)).toEqual(reminders(me));
  expect(reminders(third)).toEqual([]);
});

it('reminds no one of an event that a child has left', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = dependantsApi.signedInAs(me);
  await api.joinForDependant({ eventId, dependantId });
  await product.drain();
  product.clock.moveTo(new Date(Date.parse(event.startsAt) - 2 * 60 * 60_000));
  await runJob(runReminders);
  await api.leaveForDependant({ eventId, dependantId });
  await runJob(runGuardians);
  expect(product.mails(me.email).filter(({ subject }) => subject.includes('Reminder'))).toEqual([]);
});
