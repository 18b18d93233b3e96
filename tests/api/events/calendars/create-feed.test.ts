import { describe, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';
import { product } from '#tests/support/product/product.ts';

const uid = (eventId: string) => `UID:${eventId}@rovers`;

describe('a calendar link', () => {
  it('shows the player who has it the events one is in, waits for and hosts', async () => {
    const me = await aPerson();
    const { event: mine } = await anEvent({ title: 'Played' });
    await eventsApi.signedInAs(me).joinEvent({ eventId: mine.eventId });
    const { event: full } = await anEvent({ capacity: 1, title: 'Waited for' });
    await joiners(full.eventId, 1);
    await eventsApi.signedInAs(me).joinEvent({ eventId: full.eventId });
    const hosted = await hostedBy(me);
    await product.drain();
    const links = Object.fromEntries(
      await Promise.all(
        (['joining', 'hosting', 'everything'] as const).map(async (kind) => {
          const { url } = await exportsApi.signedInAs(me).createFeed({ kind, label: `All, ${kind}` });
          return [kind, (await readFeed(url)).body] as const;
        }),
      ),
    );
    const shownIn = (kind: string) => [mine, full, hosted].map(({ eventId }) => links[kind]?.includes(uid(eventId)));
    expect(shownIn('joining')).toEqual([true, true, false]);
    expect(shownIn('hosting')).toEqual([false, false, true]);
    expect(shownIn('everything')).toEqual([true, true, true]);
    const waiting = links.everything!.split('BEGIN:VEVENT').find((entry) => entry.includes(uid(full.eventId)));
    expect(waiting).toContain('STATUS:TENTATIVE');
    expect(links.everything).toContain('X-WR-CALNAME:Rovers: All\\, everything\r\n');
  });

  it('follows its events: a new time under the same name with a higher number, and what was called off', async () => {
    const { event, host } = await anEvent();
    const { url } = await exportsApi.signedInAs(host).createFeed({ kind: 'hosting', label: 'Mine' });
    const first = await readFeed(url);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(first.body).toContain(`${uid(event.eventId)}\r\nSEQUENCE:1\r\n`);
    const unchanged = await readFeed(url, { 'if-none-match': first.headers.etag! });
    expect(unchanged.status).toBe(304);
    await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'weather' });
    const { status, body } = await readFeed(url, { 'if-none-match': first.headers.etag! });
    expect(status).toBe(200);
    expect(body).toContain(`${uid(event.eventId)}\r\nSEQUENCE:2\r\n`);
    expect(body).toContain('STATUS:CANCELLED');
  });

  it('names no one, and keeps drafts and the keys of private events to the host', async () => {
    const { event, host } = await anEvent({ visibility: 'private' });
    const joiner = await joinerOf(event.eventId, host);
    await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ title: 'No one knows yet', publish: false }));
    const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId: event.eventId });
    const { url } = await exportsApi.signedInAs(host).createFeed({ kind: 'everything', label: 'Mine' });
    const { body } = await readFeed(url);
    expect(body).toContain(uid(event.eventId));
    expect(body).not.toContain('No one knows yet');
    expect(body).not.toContain(shareToken);
    expect(body).not.toContain(joiner.email);
  });

  it('has a secret of 128 bits that the table does not hold', async () => {
    const me = await aPerson();
    const links = await Promise.all(
      [1, 2].map(() => exportsApi.signedInAs(me).createFeed({ kind: 'joining', label: 'Phone' })),
    );
    const [first, second] = links.map(({ url }) => Buffer.from(new URL(url).searchParams.get('key')!, 'base64url'));
    expect(first!.subarray(16)).toHaveLength(16);
    expect(first!.equals(second!)).toBe(false);
    const { feeds } = await exportsApi.signedInAs(me).listFeeds({});
    expect(JSON.stringify(feeds)).not.toMatch(/secret|key|url/);
  });

  it.each(['', '?key=', `?key=${'A'.repeat(43)}`, '?key=../../etc', '?t=x'])('does not open with %j', async (query) => {
    const { status, body, headers } = await readFeed(`/calendars/feed.ics${query}`);
    expect(status).toBe(404);
    expect(body).not.toContain('VCALENDAR');
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('makes ten links for a person and no more', async () => {
  const me = exportsApi.signedInAs(await aPerson());
  for (let made = 0; made < 10; made += 1) await me.createFeed({ kind: 'joining', label: `Link ${made}` });
  await expect(me.createFeed({ kind: 'joining', label: 'One more' })).rejects.toMatchObject({ code: 'feed.tooMany' });
});

it('makes no link for a stranger, and names the wrong field', async () => {
  const input = { kind: 'joining', label: 'Phone' } as const;
  await expect(exportsApi.signedOut().createFeed(input)).rejects.toMatchObject({ code: 'auth.required' });
  const me = exportsApi.signedInAs(await aPerson());
  await expect(me.createFeed({ ...input, label: '' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { label: 'The name needs at least 2 characters.' },
  });
});

const hostedBy = (host: { readonly userId: string }) =>
  eventsApi.signedInAs(host).scheduleEvent(eventDetails({ title: 'Hosted' }));

async function joinerOf(eventId: string, host: { readonly userId: string }) {
  const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId });
  const person = await aPerson();
  await eventsApi.signedInAs(person).joinEvent({ eventId, token: shareToken! });
  return person;
}
