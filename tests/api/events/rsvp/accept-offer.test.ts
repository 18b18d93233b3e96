import { afterEach, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { handler as runDue } from '#lambdas/events/rsvp/expiry/job.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

const standingOf = async (person: { userId: string }, eventId: string) =>
  (await eventsApi.signedInAs(person).getEvent({ eventId })).mine;

/** A player leaves a full event, and the next in line is offered the seat. */
async function anOffer(waiting = 2) {
  const { event } = await anEvent({ capacity: 1, waitlistMode: 'fifo_offer' });
  const { eventId } = event;
  const people = await joiners(eventId, 1 + waiting);
  await eventsApi.signedInAs(people[0]!).leaveEvent({ eventId });
  await product.drain();
  return { eventId, event, people };
}

it('gives the held seat to the player it was offered to, and notifies them', async () => {
  const { eventId, people } = await anOffer();
  const [, second, third] = people;
  expect(await standingOf(second!, eventId)).toMatchObject({ status: 'offered' });
  expect(product.mails(second!.email).map(({ subject }) => subject)).toContain(
    'A spot is held for you: Pickup basketball',
  );
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 2 },
  });
  await expect(eventsApi.signedInAs(third!).acceptOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.notOffered',
  });
  for (const _ of [1, 2])
    await expect(eventsApi.signedInAs(second!).acceptOffer({ eventId })).resolves.toEqual({
      mine: { status: 'in' },
      seats: { taken: 1, waiting: 2, free: 0 },
    });
});

it('ends an offer in time: once to the back of the line, then off it', async () => {
  const { eventId, people } = await anOffer();
  const [, second, third] = people;
  const ends = async (person: { userId: string }) => {
    const mine = await standingOf(person, eventId);
    if (mine.status !== 'offered') throw new Error(`expected an offer, not ${mine.status}`);
    product.clock.moveTo(mine.until);
  };
  await ends(second!);
  await expect(eventsApi.signedInAs(second!).acceptOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.offerGone',
  });
  await runJob(runDue);
  await product.drain();
  expect(await standingOf(second!, eventId)).toEqual({ status: 'waiting', position: 1 });
  await ends(third!);
  await runJob(runDue);
  await product.drain();
  await ends(second!);
  await runJob(runDue);
  await product.drain();
  expect(await standingOf(second!, eventId)).toEqual({ status: 'none' });
  expect(await standingOf(third!, eventId)).toMatchObject({ status: 'offered' });
});

it('is for anyone who is first where everyone is told', async () => {
  const { event } = await anEvent({ capacity: 1, waitlistMode: 'notify_all' });
  const { eventId } = event;
  const [first, second, third] = await joiners(eventId, 3);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await product.drain();
  for (const person of [second!, third!])
    expect(product.mails(person.email).map(({ subject }) => subject)).toContain(
      'Open spots, first come: Pickup basketball',
    );
  const { answer } = await eventsApi.signedInAs(third!).getEvent({ eventId });
  expect(answer.canTakeSeat).toBe(true);
  await expect(eventsApi.signedInAs(third!).acceptOffer({ eventId })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
  await expect(eventsApi.signedInAs(second!).acceptOffer({ eventId })).rejects.toMatchObject({ code: 'rsvp.full' });
});

it('refuses a stranger, and everyone after the start', async () => {
  const { eventId, event, people } = await anOffer();
  await expect(eventsApi.signedInAs(await aPerson()).acceptOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.notFound',
  });
  product.clock.moveTo(event.startsAt);
  await expect(eventsApi.signedInAs(people[1]!).acceptOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
});

it('is refused to players who are no longer eligible, while people who are in stay', async () => {
  const { eventId, event, people } = await anOffer();
  const rows = accountEntity(table());
  await rows.patch({ userId: people[1]!.userId }).remove(['birthdate']).go();
  const host = eventsApi.signedInAs({ userId: event.creatorId });
  const narrowed = eventDetails({ capacity: 1, waitlistMode: 'fifo_offer', eligibility: { leastAge: 18 } });
  await host.changeEvent({ eventId, version: event.version, ...narrowed });
  await expect(eventsApi.signedInAs(people[1]!).acceptOffer({ eventId })).rejects.toMatchObject({
    code: 'rsvp.notEligible',
    fields: { age: 'This event is for ages 18 and over. Add your birth date to your profile.' },
  });
  await rows.patch({ userId: people[1]!.userId }).set({ birthdate: '1990-01-01' }).go();
  expect(await eventsApi.signedInAs(people[1]!).acceptOffer({ eventId })).toMatchObject({ mine: { status: 'in' } });
});
