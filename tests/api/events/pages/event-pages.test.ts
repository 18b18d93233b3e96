import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { isFull } from '#shared/events/rsvp/group-words.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { product } from '#tests/support/product/product.ts';

const open = (address: string, headers?: Record<string, string>) => openPage(handler, eventPagePaths, address, headers);
const structured = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');
const scripts = (body: string) => [...body.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');

describe('the page of an event', () => {
  it('shows everything without scripts: what, when, where, how full, and the way in', async () => {
    const { event } = await anEvent({ localStart: '2028-07-07T18:30', description: 'Bring water.\nAll levels.' });
    await joiners(event.eventId, 2);
    const { status, headers, body } = await open(`/evt/${event.eventId}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const words of [
      '<h1>Pickup basketball</h1>',
      'Fri, Jul 7, 2028, 6:30 – 8:30 PM',
      'Central Time',
      'Zilker Park',
      '8 spots left',
      '2 of 10 spots taken',
      'Bring water.\nAll levels.',
      `Hosted by ${event.hostName}`,
      '>Join</button>',
      `href="/auth/login?next=%2Fevt%2F${event.eventId}">Sign in to join</a>`,
    ])
      expect(body).toContain(words);
  });

  it.each(['/evt/', '/discover/events/'])('is at %s{id}, and names one address as its own', async (at) => {
    const { event } = await anEvent();
    const { status, body } = await open(at + event.eventId);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:5173/evt/${event.eventId}"/>`);
  });

  it('says to anyone who shows a link what it leads to', async () => {
    const { event } = await anEvent({ title: 'Hoops & "friends"' });
    const { body } = await open(`/evt/${event.eventId}`);
    expect(body).toContain('<title>Hoops &amp; &quot;friends&quot; · Rovers</title>');
    expect(body).toContain('<meta property="og:title" content="Hoops &amp; &quot;friends&quot;"/>');
    expect(body).toMatch(/<meta property="og:description" content="[^"]*Zilker Park[^"]*"\/>/);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(structured(body)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Hoops & "friends"',
      startDate: event.startsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Zilker Park' },
      remainingAttendeeCapacity: 10,
    });
  });

  it('lets nothing that a host wrote become markup or script', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { event } = await anEvent({ title: evil.slice(0, 60), description: evil });
    const { body } = await open(`/evt/${event.eventId}`);
    expect(scripts(body)).toHaveLength(1);
    expect(body).not.toContain('<img');
    expect(structured(body)).toMatchObject({ description: evil });
  });

  it('lets run its own script and style by their hashes, and nothing else', async () => {
    const { event } = await anEvent();
    const { headers, body } = await open(`/evt/${event.eventId}`);
    const policy = headers['content-security-policy']!;
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [script = ''] = scripts(body);
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(policy).toContain(`script-src ${hash(script)};`);
    expect(policy).toContain(`style-src ${hash(style)};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("font-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/\son\w+=|\sstyle=/);
  });

  it('is at most 14 KB on the wire with 3 KB of script, however much a host wrote', async () => {
    const words = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(' ');
    const { event } = await anEvent({ description: words.slice(0, 5000) });
    const { body } = await open(`/evt/${event.eventId}`);
    expect(gzipSync(body).length).toBeLessThan(14_000);
    expect(Buffer.byteLength(scripts(body).join(''))).toBeLessThan(3000);
  });

  it('may be shown for seconds by a shared cache, and is not sent twice to anyone who has it', async () => {
    const { event, host } = await anEvent();
    const { headers } = await open(`/evt/${event.eventId}`);
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=600',
    );
    const again = await open(`/evt/${event.eventId}`, { 'if-none-match': `W/${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'weather' });
    const changed = await open(`/evt/${event.eventId}`, { 'if-none-match': headers.etag! });
    expect(changed.status).toBe(200);
    expect(changed.body).toContain('Canceled because of the weather.');
  });
});

describe('the page of an event says plainly', () => {
  it('that it is cancelled, and what the host wrote', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'other', message: 'See you in May' });
    const { body } = await open(`/evt/${eventId}`);
    expect(body).toContain('>Canceled</span>');
    expect(body).toContain(`${event.hostName}: See you in May`);
    expect(body).not.toContain('spots left');
    expect(body).not.toContain('class="event-deed"');
    expect(structured(body)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  it('that it is postponed', async () => {
    const { event, host } = await anEvent();
    await eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 1 });
    const { body } = await open(`/evt/${event.eventId}`);
    expect(body).toContain('>Postponed</span>');
    expect(body).not.toContain('class="event-deed"');
  });

  it('that a seat is free beside one that is held for who waits', async () => {
    const { eventId } = (await anEvent({ capacity: 2, waitlistMode: 'fifo_offer' })).event;
    const people = await joiners(eventId, 3);
    for (const person of people.slice(0, 2)) {
      await eventsApi.signedInAs(person).leaveEvent({ eventId });
      await product.drain();
    }
    const { seats } = await eventsApi.signedInAs(await aPerson()).getEvent({ eventId });
    expect(seats).toEqual({ taken: 0, waiting: 1, offered: 1, free: 1 });
    expect(isFull(seats)).toBe(false);
    const { body } = await open(`/evt/${eventId}`);
    expect(body).toContain('1 spot left');
    expect(body).toContain('>Join</button>');
    await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toMatchObject({
      mine: { status: 'in' },
    });
    expect((await open(`/evt/${eventId}`)).body).toContain('>Join the waitlist</button>');
  });

  it('that it is full, with the way into the line or without one', async () => {
    const { event } = await anEvent({ capacity: 1 });
    await joiners(event.eventId, 2);
    const { body } = await open(`/evt/${event.eventId}`);
    expect(body).toContain('1 on the waitlist');
    expect(body).toContain('>Join the waitlist</button>');
    const other = await anEvent({ capacity: 1, allowWaitlist: false });
    await joiners(other.event.eventId, 1);
    const closed = await open(`/evt/${other.event.eventId}`);
    expect(closed.body).toContain('full and has no waitlist');
    expect(closed.body).not.toContain('class="event-deed"');
  });

  it('that it has started, and that it is over', async () => {
    const { event } = await anEvent();
    product.clock.moveTo(new Date(Date.parse(event.startsAt) + 60_000));
    expect((await open(`/evt/${event.eventId}`)).body).toContain('Happening now');
    product.clock.moveTo(new Date(Date.parse(event.endsAt) + 60_000));
    expect((await open(`/evt/${event.eventId}`)).body).toContain('This event is over');
    product.clock.reset();
  });
});

describe('what stands on the page of an event', () => {
  it('shows what the host added, as text', async () => {
    const { event } = await anEvent({ rules: 'No <b>spikes</b>.', arriveEarlyMinutes: 15, inclusion: ['stepFree'] });
    const { body } = await open(`/evt/${event.eventId}`);
    expect(body).toContain('No &lt;b&gt;spikes&lt;/b&gt;.');
    expect(body).toContain('15 minutes before the start');
    expect(body).toContain('Step-free access');
  });

  it('is a page of ours, whatever stands for the id', async () => {
    const { status, body } = await open(`/evt/${encodeURIComponent('"><script>')}`);
    expect(status).toBe(404);
    expect(body).toContain('Event not found');
    expect(scripts(body)).toHaveLength(1);
  });
});

it('leads from the older address to the page, with the key of the link and nowhere else', async () => {
  const { event } = await anEvent();
  const address = `/share/event/${event.eventId}`;
  expect((await open(address)).headers.location).toBe(`/evt/${event.eventId}`);
  const token = 'A'.repeat(22);
  expect((await open(`${address}?t=${token}`)).headers.location).toBe(`/evt/${event.eventId}?t=${token}`);
  expect((await open(`${address}?t=//evil.example`)).headers.location).toBe(`/evt/${event.eventId}`);
  expect((await open('/share/event/nothing')).status).toBe(404);
});
