import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, inject, test, vi } from 'vitest';
import { sees } from '#tests/browser/support/acts.ts';
import { anEvent } from '#tests/browser/support/event.ts';
import { mailTo } from '#tests/browser/support/mail.ts';
import { aName, aPerson, type Person } from '#tests/browser/support/person.ts';
import { visit } from '#tests/browser/support/visit.ts';

const origin = inject('origin');
const members = 20;
const parties = 10;
const guests = 70;
/** Two seats are taken before the crowd comes. */
const capacity = 3;

test('a hundred come for the last seat at once, and every page tells the truth', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, {
    title: 'One seat for a hundred',
    capacity,
    waitlistMode: 'auto_add',
    waitlistMax: 500,
    allowParticipantGuests: true,
    guestLimit: 1,
  });
  for (const _ of [1, 2]) await (await aPerson(origin)).api.events.joinEvent({ eventId });
  const people = await gather(members + parties, () => aPerson(origin));
  const invited = await gather(guests, () => askAsGuest(eventId));
  const [single, bringing] = [people.at(0)!, people.at(-1)!];
  const pages = await Promise.all([single, bringing].map((as) => visit(`/evt/${eventId}`, { as })));
  const stranger = await visit(`/evt/${eventId}`, { width: 'narrow' });

  const rsvps = await Promise.all([
    ...people.slice(0, members).map(({ api }) => api.events.joinEvent({ eventId })),
    ...people.slice(members).map(({ api }) => api.events.joinEvent({ eventId, guests: [{ name: 'A friend' }] })),
    ...invited.map(confirm),
  ]);
  const came = Date.now();

  expect(rsvps).toHaveLength(members + parties + guests);
  const { mine: first } = await single.api.events.getEvent({ eventId });
  const { mine: second } = await bringing.api.events.getEvent({ eventId });
  await sees(pages[0]!.page, wordsFor(first));
  await sees(pages[1]!.page, wordsFor(second));
  process.stdout.write(`open pages told the truth ${Date.now() - came} ms after the last answer\n`);
  // The player who is not signed in gets a page that edges keep for five seconds.
  await vi.waitFor(
    async () => {
      await stranger.page.reload();
      expect(await stranger.page.getByText(/\d+ on the waitlist/).count()).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 1000 },
  );

  await countsAreExact(host, eventId, people);
  const { joiners } = await listOf(host, eventId);
  for (const address of rsvps.slice(members + parties)) await guestSeesTheTruth(address as string, joiners);
});

/** Four at a time: one after the other would take too long. */
async function gather<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let left = count; left > 0; left -= 4)
    made.push(...(await Promise.all(Array.from({ length: Math.min(4, left) }, make))));
  return made;
}

/** Asks without an account. Returns what the mailed link brings. */
async function askAsGuest(eventId: string): Promise<string> {
  const { displayName, email } = aName();
  await post('/api/guest/ask', { eventId, name: displayName, email, website: '' });
  const { text } = await mailTo(origin, email, /^Confirm your spot/);
  return /\/guest\/confirm\?t=([\w.-]+)/.exec(text)?.[1] ?? '';
}

/** Returns the address of their own page. */
const confirm = async (key: string): Promise<string> => (await post('/api/guest/confirm', { key })).location ?? '';

let sent = 0;

/** Each form comes from another address of this machine, as guests come from many and one source may ask nine times. */
function post(path: string, fields: Record<string, string>): Promise<IncomingHttpHeaders> {
  const { host, port } = new URL(origin);
  const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' };
  const localAddress = `127.0.1.${(sent++ % 250) + 1}`;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method: 'POST', localAddress, headers }, (response) => {
      response.resume().on('end', () => resolve(response.headers));
    })
      .on('error', reject)
      .end(new URLSearchParams(fields).toString());
  });
}

type Standing = Awaited<ReturnType<Person['api']['events']['getEvent']>>['mine'];

function wordsFor(mine: Standing): string {
  expect(['in', 'waiting']).toContain(mine.status);
  return mine.status === 'waiting' ? `You're number ${mine.position} in line` : "You're in";
}

/** Everyone is on the list once, in one order, and the seats are those that the first of them take. */
async function countsAreExact(host: Person, eventId: string, people: readonly Person[]): Promise<void> {
  const { joiners, seats } = await listOf(host, eventId);
  const waiting = joiners.filter(({ status }) => status === 'waiting');
  const heads = joiners
    .filter(({ status }) => status === 'in')
    .reduce((sum, { guests: theirs = [] }) => sum + 1 + theirs.length, 0);
  expect(joiners).toHaveLength(2 + members + parties + guests);
  expect(new Set(joiners.map(({ userId }) => userId)).size).toBe(joiners.length);
  expect(waiting.map(({ position }) => position)).toEqual(waiting.map((_, index) => index + 1));
  expect(heads).toBeLessThanOrEqual(capacity);
  expect(seats).toEqual({ taken: heads, waiting: waiting.length, free: capacity - heads });
  const next = waiting[0];
  // A party at the head waits for two seats; no one else may leave one empty.
  expect(heads === capacity || next?.guests?.length === 1).toBe(true);
  for (const person of people) {
    const { mine } = await person.api.events.getEvent({ eventId });
    const listed = joiners.find(({ email }) => email === person.email);
    expect(mine).toEqual(
      listed?.status === 'waiting' ? { status: 'waiting', position: listed.position } : { status: 'in' },
    );
  }
}

async function listOf(host: Person, eventId: string) {
  const first = await host.api.events.listJoiners({ eventId, limit: 100 });
  const rest = first.nextCursor
    ? await host.api.events.listJoiners({ eventId, limit: 100, cursor: first.nextCursor })
    : { joiners: [] };
  return { joiners: [...first.joiners, ...rest.joiners], seats: first.seats };
}

type Listed = Awaited<ReturnType<typeof listOf>>['joiners'];

async function guestSeesTheTruth(address: string, joiners: Listed): Promise<void> {
  const page = await (await fetch(new URL(address, origin))).text();
  const said = /You(?:&#x27;|')re in(?! the)|You(?:&#x27;|')re number \d+ in line/
    .exec(page)?.[0]
    .replace('&#x27;', "'");
  const name = /event-standing[^>]*>.*?<small>([^<]+)<\/small><\/div>/.exec(page)?.[1];
  const listed = joiners.find(({ displayName }) => displayName === name);
  expect(said).toBe(listed?.status === 'in' ? "You're in" : `You're number ${listed?.position} in line`);
}
