import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { aGame, gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { aSeries } from '#tests/support/events/series.ts';

const open = async (address: string) => (await openPage(handler, eventPagePaths, address)).body;
/** A part of the page, from its heading on. */
const partOf = (body: string, heading: string) =>
  new RegExp(`<section[^>]*><h2>${heading}</h2>.*?</section>`, 's').exec(body)?.[0] ?? '';

describe('a visitor on the page of an event', () => {
  it('sees the dates of its series, and goes to each of them to join it', async () => {
    const { event, host, dates } = await aSeries();
    const later = dates[2]!;
    await eventsApi.signedInAs(host).cancelEvent({ eventId: later.eventId, version: 1, reason: 'weather' });
    const repeats = partOf(await open(`/evt/${event.eventId}`), 'Repeats');
    expect(repeats).toContain('Every Tuesday at 6:00 PM');
    expect(repeats).toMatch(/<strong aria-current="page">Tue, [A-Z][a-z]{2} \d+, 6:00 PM<\/strong>/);
    const linked = [...repeats.matchAll(/href="\/evt\/([^"]+)"/g)].map(([, eventId]) => eventId);
    expect(linked).toEqual(dates.slice(1).map(({ eventId }) => eventId));
    expect(repeats.match(/>Canceled</g)).toHaveLength(1);
    expect(await open(`/evt/${dates[1]!.eventId}`)).toContain('>Join</button>');
  });

  it('hands the key of a private event on to its other dates', async () => {
    const { event, host, dates } = await aSeries({ visibility: 'private' });
    const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId: event.eventId });
    const body = await open(`/evt/${event.eventId}?t=${shareToken}`);
    expect(partOf(body, 'Repeats')).toContain(`/evt/${dates[1]!.eventId}?t=${shareToken}`);
  });

  it('sees the games in their order with how far they are', async () => {
    const { eventId, host, gameId } = await aGame();
    const second = await gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails({ name: 'Second <cup>' }) });
    const games = partOf(await open(`/evt/${eventId}`), 'Games');
    const linked = [...games.matchAll(/href="\/discover\/games\/([^"]+)"/g)].map(([, id]) => id);
    expect(linked).toEqual([gameId, second.game.gameId]);
    expect(games).toContain('Second &lt;cup&gt;');
    expect(games).toContain('>Setting up<');
  });

  it('saves it and follows its host by way of signing in', async () => {
    const { event } = await anEvent();
    const body = await open(`/evt/${event.eventId}`);
    const next = `href="/auth/login?next=%2Fevt%2F${event.eventId}"`;
    expect(body).toMatch(new RegExp(`data-intent="rovers.saving" ${next.replace('?', '\\?')}>.*?Save</a>`));
    expect(body).toContain(`aria-label="Follow ${event.hostName}" data-intent="rovers.following" ${next}`);
  });

  it('finds no dates and no games where there are none, and no way to follow the host of an unlisted event', async () => {
    const { event } = await anEvent({ visibility: 'unlisted' });
    const body = await open(`/evt/${event.eventId}`);
    for (const heading of ['Repeats', 'Games']) expect(partOf(body, heading)).toBe('');
    expect(body).toContain('rovers.saving');
    expect(body).not.toContain('rovers.following');
  });
});
