import { expect, it, onTestFinished } from 'vitest';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { confirmedGuest, guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { aSource, type OpenedPage } from '#tests/support/events/pages.ts';
import { product } from '#tests/support/product/product.ts';

/** As many as a machine under load answers in time. */
const atOnce = 10;
let strangers = 0;
const aStrangersAddress = () => `stranger-${++strangers}@bombed.example`;
const ask = (eventId: string, email: string, source?: string) =>
  sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email, website: '' }, source);
const mailsTo = (emails: readonly string[]) => emails.flatMap((email) => product.mails(email)).length;
const taken = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).seats.taken;

it('mails at most nine strangers an hour for one source, and another guest still comes in at once', async () => {
  const { eventId } = (await anEvent({ capacity: 200 })).event;
  const attacker = aSource();
  const emails = Array.from({ length: 100 }, aStrangersAddress);
  const answers: OpenedPage[] = [];
  await inParallel(emails, atOnce, async (email) => answers.push(await ask(eventId, email, attacker)));
  expect(mailsTo(emails)).toBe(9);
  expect(answers.filter(({ status, body }) => status === 429 && body.includes('Too many tries'))).toHaveLength(91);
  await confirmedGuest(eventId, aStrangersAddress());
  expect(await taken(eventId)).toBe(1);
});

it('cannot be closed for other guests by two hundred asks from many sources', async () => {
  const { eventId } = (await anEvent({ capacity: 200 })).event;
  const sources = Array.from({ length: 25 }, aSource);
  const asks = Array.from({ length: 200 }, (_, at) => sources[at % 25]);
  await inParallel(asks, atOnce, (source) => ask(eventId, aStrangersAddress(), source));
  await confirmedGuest(eventId, aStrangersAddress());
  expect(await taken(eventId)).toBe(1);
});

it('counts the addresses of one IPv6 network as one source', async () => {
  const { eventId } = (await anEvent()).event;
  const emails = Array.from({ length: 30 }, aStrangersAddress);
  await Promise.all(emails.map((email, at) => ask(eventId, email, `2001:db8:1:2::${at.toString(16)}`)));
  expect(mailsTo(emails)).toBeLessThanOrEqual(9);
});

it('leaves an address room for its owner, whatever one source asks for it', async () => {
  const { eventId } = (await anEvent()).event;
  const email = aStrangersAddress();
  const attacker = aSource();
  for (let time = 0; time < 20; time += 1) await ask(eventId, email, attacker);
  const sent = product.mails(email).length;
  expect(sent).toBeLessThanOrEqual(4);
  await ask(eventId, email);
  expect(product.mails(email)).toHaveLength(sent + 1);
});

it('mails an address at most twelve times a day, and its owner still joins any event by the newest link', async () => {
  onTestFinished(product.clock.reset);
  product.clock.moveTo('2031-03-03T08:00:00Z');
  const [{ event: bait }, { event: wanted }] = [await anEvent({ capacity: 200 }), await anEvent()];
  const email = aStrangersAddress();
  for (let hour = 0; hour < 5; hour += 1) {
    for (let time = 0; time < 10; time += 1) await ask(bait.eventId, email);
    product.clock.forwardMinutes(60);
  }
  expect(product.mails(email)).toHaveLength(12);
  const answer = await ask(wanted.eventId, email);
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Open the link in the newest one');
  expect(product.mails(email)).toHaveLength(12);
  const key = mailedKey(email, 'confirm');
  expect((await guestPage(`/guest/confirm?t=${key}`)).body).toContain(wanted.title);
  const confirm = () => sendForm('/api/guest/confirm', { key, eventId: wanted.eventId });
  expect((await confirm()).status).toBe(303);
  expect([await taken(wanted.eventId), await taken(bait.eventId)]).toEqual([1, 0]);
  expect((await confirm()).status).toBe(303);
  expect(await taken(wanted.eventId)).toBe(1);
});

it('joins no event that its address was not asked for', async () => {
  const [{ event: asked }, { event: other }] = [await anEvent(), await anEvent()];
  const email = aStrangersAddress();
  await ask(asked.eventId, email);
  const sent = await sendForm('/api/guest/confirm', { key: mailedKey(email, 'confirm'), eventId: other.eventId });
  expect(sent.status).toBe(404);
  expect(await taken(other.eventId)).toBe(0);
});

it('shows with the newest link the ten events that were asked for last, whatever was asked for its address', async () => {
  const email = aStrangersAddress();
  const { eventId } = (await anEvent()).event;
  for (let time = 0; time < 6; time += 1) await ask(eventId, email);
  const events = await Promise.all(Array.from({ length: 12 }, () => anEvent()));
  for (const { event } of events) await ask(event.eventId, email);
  const { body } = await guestPage(`/guest/confirm?t=${mailedKey(email, 'confirm')}`);
  expect(body.match(/name="eventId"/g)).toHaveLength(11);
});
