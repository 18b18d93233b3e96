import { expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/rsvp/expiry/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const asked = { creatorApprovalNeeded: true, capacity: 1 };

it('lets people in, one after the other, and tells them with the host’s words', async () => {
  const { event, host } = await anEvent(asked);
  const { eventId } = event;
  const [first, second] = await joiners(eventId, 2);
  const me = eventsApi.signedInAs(host);
  await expect(me.getEvent({ eventId })).resolves.toMatchObject({ seats: { taken: 0, waiting: 0, free: 1 } });
  const userIds = [first!.userId, second!.userId];
  await expect(
    hostsApi.signedInAs(host).decideRequests({ eventId, userIds, decision: 'approve', message: 'Welcome!' }),
  ).resolves.toEqual({
    decided: userIds,
    gone: [],
    full: [],
    seats: { taken: 1, waiting: 1, free: 0 },
  });
  await product.drain();
  const [mail] = product.mails(first!.email);
  expect(mail).toMatchObject({ subject: "You're in: Pickup basketball" });
  expect(JSON.stringify(mail)).toContain('Welcome!');
});

it('tells who asked when the event began before anybody answered', async () => {
  const { event } = await anEvent(asked);
  const [first] = await joiners(event.eventId, 1);
  await product.drain();
  product.clock.moveTo(new Date(Date.parse(event.startsAt) + 60_000));
  await runJob(runDue);
  await product.drain();
  product.clock.reset();
  const subjects = product.mails(first!.email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your request expired: Pickup basketball']);
});

it('turns people away', async () => {
  const { event, host } = await anEvent(asked);
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  const userIds = [first!.userId];
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds, decision: 'decline' });
  await product.drain();
  const subjects = product.mails(first!.email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your request was declined: Pickup basketball']);
  await expect(eventsApi.signedInAs(first!).getEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'none' },
  });
});

it('never lets more in than there are seats, and names who left meanwhile', async () => {
  const { event, host } = await anEvent({ ...asked, allowWaitlist: false });
  const { eventId } = event;
  const [first, second, third] = await joiners(eventId, 3);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  const userIds = [first!, second!, third!].map(({ userId }) => userId);
  await expect(hostsApi.signedInAs(host).decideRequests({ eventId, userIds, decision: 'approve' })).resolves.toEqual({
    decided: [second!.userId],
    gone: [first!.userId],
    full: [third!.userId],
    seats: { taken: 1, waiting: 0, free: 0 },
  });
});

it('takes the answers to the host’s questions before anybody asks', async () => {
  const { event, host } = await anEvent({ ...asked, approvalQuestions: ['How long have you played?'] });
  const { eventId } = event;
  const person = await aPerson();
  const me = eventsApi.signedInAs(person);
  await expect(me.joinEvent({ eventId })).rejects.toMatchObject({ code: 'rsvp.answersMissing' });
  await me.joinEvent({ eventId, answers: ['Ten years'], note: 'I bring a ball' });
  const { requests } = await hostsApi.signedInAs(host).listRequests({ eventId });
  expect(requests).toMatchObject([
    {
      userId: person.userId,
      note: 'I bring a ball',
      answers: [{ question: 'How long have you played?', answer: 'Ten years' }],
    },
  ]);
});

it('refuses a stranger, and everyone once the event has begun', async () => {
  const { event, host } = await anEvent(asked);
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  const decide = { eventId, userIds: [first!.userId], decision: 'approve' as const };
  await expect(hostsApi.signedInAs(first!).decideRequests(decide)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(
    hostsApi.signedInAs(host).decideRequests({ ...decide, eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
  product.clock.moveTo(event.startsAt);
  await expect(hostsApi.signedInAs(host).decideRequests(decide)).rejects.toMatchObject({ code: 'event.notEditable' });
  product.clock.reset();
});
