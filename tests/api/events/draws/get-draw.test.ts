import { afterEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as runDue } from '#lambdas/events/draws/holding.ts';
import { handler as showPage } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { checkDraw } from '#shared/events/draws/check-draw.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { drawsApi, lottery } from '#tests/support/events/draws.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

/** An event whose seats are drawn, open for entries. */
async function aDraw(more: Parameters<typeof anEvent>[0] = {}) {
  const { event, host } = await anEvent({ ...lottery, ...more });
  await product.drain();
  return { event, host, eventId: event.eventId };
}

async function drawAt(drawsAt: string | undefined) {
  product.clock.moveTo(new Date(drawsAt ?? ''));
  await runJob(runDue);
  await product.drain();
}

const standingOf = async (person: Account, eventId: string) =>
  (await eventsApi.signedInAs(person).getEvent({ eventId })).mine;

it('gives no one a seat before the draw, then seats the first drawn, keeps the others in order, and can be checked', async () => {
  const { event, eventId } = await aDraw();
  const people = await joiners(eventId, 4);
  await product.drain();
  expect(await standingOf(people[0]!, eventId)).toEqual({ status: 'waiting', position: 1 });
  expect(product.mails(people[0]!.email).map(({ subject }) => subject)).toEqual([`You're in the draw: ${event.title}`]);
  const before = await drawsApi.signedInAs(people[2]!).getMyDraw({ eventId });
  expect(before).toMatchObject({ entered: 4, myNumber: 3, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(before.drawn).toBeUndefined();
  await drawAt(event.drawsAt);
  const { drawn, commitment = '' } = await drawsApi.signedOut().getDraw({ eventId });
  expect(commitment).toBe(before.commitment);
  expect(drawn).toMatchObject({ seats: 2, seated: 2, entries: [1, 2, 3, 4].map((number) => ({ number, heads: 1 })) });
  expect(await checkDraw({ ...drawn!, eventId, commitment })).toEqual({ seedIsPromised: true, orderFollows: true });
  const inOrder = drawn!.order.map((number) => people[number - 1]!);
  const standings = await Promise.all(inOrder.map((person) => standingOf(person, eventId)));
  expect(standings).toEqual([
    { status: 'in' },
    { status: 'in' },
    { status: 'waiting', position: 1 },
    { status: 'waiting', position: 2 },
  ]);
  expect((await drawsApi.signedInAs(inOrder[3]!).getMyDraw({ eventId })).myNumber).toBe(drawn!.order[3]);
  const lastMail = (person: Account) => product.mails(person.email).at(-1)?.subject;
  expect(lastMail(inOrder[1]!)).toBe(`A spot is yours: ${event.title}`);
  expect(lastMail(inOrder[3]!)).toBe(`The draw is done: ${event.title}`);
  await eventsApi.signedInAs(inOrder[0]!).leaveEvent({ eventId });
  const late = await aPerson();
  expect((await eventsApi.signedInAs(late).joinEvent({ eventId })).mine).toEqual({ status: 'waiting', position: 3 });
  await product.drain();
  expect(await standingOf(inOrder[2]!, eventId)).toEqual({ status: 'in' });
});

it('shows the seed nowhere before the draw', async () => {
  const { event, eventId } = await aDraw();
  const [person] = await joiners(eventId, 1);
  const told = async () => [
    await drawsApi.signedInAs(person!).getMyDraw({ eventId }),
    await eventsApi.signedInAs(person!).getEvent({ eventId }),
    cloud.delivered,
    cloud.mails,
  ];
  const before = JSON.stringify(await told());
  await drawAt(event.drawsAt);
  const { drawn } = await drawsApi.signedOut().getDraw({ eventId });
  expect(before).not.toContain(drawn!.seed);
});

it('lets no one enter before the commitment is published, and tells of the draw once', async () => {
  const { event } = await anEvent(lottery);
  const { eventId } = event;
  const person = eventsApi.signedInAs(await aPerson());
  await expect(person.joinEvent({ eventId })).rejects.toMatchObject({ code: 'rsvp.notYet' });
  await product.drain();
  product.clock.moveTo(new Date(event.drawsAt ?? ''));
  await runJob(runDue);
  await runJob(runDue);
  await expect(person.joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await product.drain();
  const told = cloud.delivered.filter((one) => one['detail-type'] === 'events.drawHeld');
  expect(told.filter((one) => JSON.stringify(one).includes(eventId))).toHaveLength(1);
});

it('draws at the new time when the event moved, and not at the old one', async () => {
  const { event, host, eventId } = await aDraw();
  const [person] = await joiners(eventId, 1);
  await eventsApi.signedInAs(host).changeEvent({ ...eventDetails(lottery), drawHoursBefore: 12, eventId, version: 1 });
  await product.drain();
  await drawAt(event.drawsAt);
  expect(await standingOf(person!, eventId)).toEqual({ status: 'waiting', position: 1 });
  const { drawsAt } = (await eventsApi.signedOut().getPublicEvent({ eventId })).event;
  await drawAt(drawsAt);
  expect(await standingOf(person!, eventId)).toEqual({ status: 'in' });
});

it('keeps parties whole', async () => {
  const { event, eventId } = await aDraw({ capacity: 4, allowParticipantGuests: true, guestLimit: 2 });
  const people = [await aPerson(), await aPerson()];
  for (const person of people) await eventsApi.signedInAs(person).joinEvent({ eventId, guests: [{}, {}] });
  await drawAt(event.drawsAt);
  const standings = await Promise.all(people.map((person) => standingOf(person, eventId)));
  expect(standings).toContainEqual({ status: 'in' });
  expect(standings).toContainEqual({ status: 'waiting', position: 1 });
});

it('refuses a draw among no one knows how many, in the past, or before answers open', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const schedule = (more: object) => host.scheduleEvent(eventDetails({ ...lottery, ...more }));
  await expect(schedule({ capacity: null })).rejects.toMatchObject({ fields: { waitlistMode: expect.any(String) } });
  await expect(schedule({ drawHoursBefore: 400 })).rejects.toMatchObject({
    fields: { drawHoursBefore: expect.any(String) },
  });
  await expect(schedule({ rsvpOpensHoursBefore: 24 })).rejects.toMatchObject({
    fields: { drawHoursBefore: expect.any(String) },
  });
});

it('tells of events without a draw, and of those one may not see, that there is none', async () => {
  const { event } = await anEvent();
  const { event: hidden } = await anEvent({ ...lottery, visibility: 'private' });
  const visitor = drawsApi.signedOut();
  await expect(visitor.getDraw({ eventId: event.eventId })).rejects.toMatchObject({ code: 'draw.notFound' });
  await expect(visitor.getDraw({ eventId: hidden.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('tells visitors of the draw, and of a line only once it was held', async () => {
  const { event, eventId } = await aDraw();
  await joiners(eventId, 3);
  const page = async () => (await openPage(showPage, eventPagePaths, `/evt/${eventId}`)).body;
  const before = await page();
  expect(before).toContain('2 spots, drawn by lot');
  expect(before).toContain('>Enter the draw</button>');
  expect(before).toContain('3 in the draw');
  expect(before).not.toContain('waitlist');
  await drawAt(event.drawsAt);
  expect(await page()).toContain('1 on the waitlist');
  expect(await page()).toContain('>Join the waitlist</button>');
});
