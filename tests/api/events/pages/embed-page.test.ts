import { expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';

const open = (address: string) => openPage(handler, eventPagePaths, address);

it('lists a host’s next public events for a frame on any site, and runs nothing', async () => {
  const { event, host } = await anEvent({ title: 'Hoops <b>now</b>' });
  const api = eventsApi.signedInAs(host);
  const later = await api.scheduleEvent(eventDetails({ title: 'Later', localStart: inDays(20) }));
  for (const hidden of [{ visibility: 'private' }, { visibility: 'unlisted' }, { publish: false }] as const)
    await api.scheduleEvent(eventDetails({ ...hidden, title: 'Not for a frame' }));
  const called = await api.scheduleEvent(eventDetails({ title: 'Called off' }));
  await api.cancelEvent({ eventId: called.eventId, version: 1, reason: 'host' });
  const { status, headers, body } = await open(`/embed/events?host=${host.userId}`);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['cache-control']).toContain('s-maxage=60');
  expect(body).toContain('Hoops &lt;b&gt;now&lt;/b&gt;');
  expect(body).toContain(`href="http://localhost:5173/evt/${event.eventId}" target="_blank" rel="noopener"`);
  expect(body.indexOf(later.eventId)).toBeGreaterThan(body.indexOf(event.eventId));
  expect(body).not.toMatch(/Not for a frame|Called off|<script/);
});

it('says so when nothing is planned, and knows no host without an id', async () => {
  const { body } = await open('/embed/events?host=0b6a5a3e-6a0e-4c55-9d2c-0f5f2f0f7a11');
  expect(body).toContain('Nothing is planned right now.');
  expect((await open('/embed/events?host=x')).status).toBe(404);
  expect((await open('/embed/events')).status).toBe(404);
});
