import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';

const open = (address: string) => openPage(handler, eventPagePaths, address);

describe('the page of an event that is not for everyone', () => {
  it('does not exist without its link, and with it is kept by no one and found by no search', async () => {
    const { event, host } = await anEvent({ visibility: 'private' });
    const address = `/evt/${event.eventId}`;
    const missing = await open(address);
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
    expect(missing.body).not.toContain(event.title);
    expect((await open(`${address}?t=${'A'.repeat(22)}`)).status).toBe(404);
    const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId: event.eventId });
    const shown = await open(`${address}?t=${shareToken}`);
    expect(shown).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
    expect(shown.body).toContain(`next=${encodeURIComponent(`${address}?t=${shareToken}`)}`);
    expect(shown.body).toContain(`/calendar?token=${shareToken}`);
    expect(shown.body).not.toContain('canonical');
  });

  it('looks the same for a hidden event as for one that never was', async () => {
    const { event } = await anEvent({ publish: false });
    const [hidden, never] = [await open(`/evt/${event.eventId}`), await open('/evt/evt_00000000000000000000000000')];
    expect(hidden.body.replaceAll(event.eventId, '')).toBe(never.body.replaceAll('evt_00000000000000000000000000', ''));
    expect([hidden.status, never.status]).toEqual([404, 404]);
  });

  it('is found by no search when it is unlisted', async () => {
    const { event } = await anEvent({ visibility: 'unlisted' });
    const { status, headers, body } = await open(`/evt/${event.eventId}`);
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('application/ld+json');
  });
});
