import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

const user = userEvent.setup();
const otherId = '22222222-2222-4222-8222-222222222222';

describe('searching while typing', () => {
  const entry = {
    kind: 'event',
    refId: `evt_${'0'.repeat(26)}`,
    title: 'Sunday run',
    detail: 'Zilker Park, Austin, TX',
    gameTypeId: 'running',
    startsAt: '2031-07-06T13:00:00.000Z',
    timeZone: 'America/Chicago',
  };
  const answers = (more: object = {}): Answers => ({
    'GET /api/public/discovery/search': { entries: [entry], isComplete: true, ...more },
  });
  const box = () => screen.findByRole('searchbox', { name: /Search for events/ });

  it('asks once the third letter is there, and keeps the words in the address', async () => {
    const app = await openApp('/full-search', answers());
    await user.type(await box(), 'su');
    expect(app.sent.filter(({ call }) => call === 'GET /api/public/discovery/search')).toEqual([]);
    await user.type(await box(), 'nday');
    const link = await screen.findByRole('link', { name: /^Sunday run/ });
    expect(link.getAttribute('href')).toBe(`/evt/${entry.refId}`);
    expect(screen.getByText(/8:00.AM CDT · Running · Zilker Park, Austin, TX/)).toBeTruthy();
    expect(app.path()).toBe('/full-search?q=sunday');
  });

  it('says what it took a mistyped word for', async () => {
    await openApp('/full-search?q=sundai', answers({ spelledAs: ['sunday'] }));
    expect((await screen.findByText(/^No results for/)).textContent).toContain('sunday');
  });

  it('says when it did not look at everything, and when there is nothing', async () => {
    await openApp('/full-search?q=sunday', answers({ isComplete: false }));
    await screen.findByText('There may be more. Add another word to narrow it down.');
    cleanup();
    await openApp('/full-search?q=quoits', answers({ entries: [] }));
    await screen.findByText('No public results for “quoits”.');
    expect(screen.getByRole('link', { name: 'Browse games near you' })).toBeTruthy();
  });

  it('measures from where one looks, to less than a mile', async () => {
    localStorage.setItem('rovers.lastSpot', JSON.stringify({ lat: 30.2672, lng: -97.7431, near: 'Austin, TX' }));
    const app = await openApp('/full-search?q=sunday', answers({ entries: [{ ...entry, distanceMiles: 1 }] }));
    await screen.findByText(/ · Zilker Park, Austin, TX · 1 mile$/);
    const asked = new URLSearchParams(app.sent.find(({ call }) => call === 'GET /api/public/discovery/search')?.search);
    expect([asked.get('lat'), asked.get('lng')]).toEqual(['30.27', '-97.74']);
  });

  it('leads the player who types a game to all of it near them', async () => {
    localStorage.setItem('rovers.lastSpot', JSON.stringify({ lat: 30.2, lng: -97.7, near: 'Austin, TX' }));
    await openApp('/full-search?q=kickb', answers({ entries: [] }));
    const link = await screen.findByRole('link', { name: 'All kickball near Austin, TX' });
    expect(link.getAttribute('href')).toBe('/discover?game=kickball');
  });

  it('finds people around the player who is signed in, and asks for no one otherwise', async () => {
    const call = 'GET /api/people/me/nearby-players/named';
    const bo = {
      userId: otherId,
      displayName: 'Bo Quill',
      city: 'Austin, TX',
      games: ['tennis'],
      levels: {},
      within: 5,
    };
    const people = { 'GET /api/accounts/me': aPlayer(), [call]: { players: [{ ...bo, state: 'none' }] } };
    const out = await openApp('/full-search?q=quill', answers());
    expect(await screen.findByRole('link', { name: /^Sunday run/ })).toBeTruthy();
    expect(out.sent.some((one) => one.call === call)).toBe(false);
    cleanup();
    signInAs();
    await openApp('/full-search?q=quill', { ...answers({ entries: [] }), ...people });
    const found = within(await screen.findByRole('region', { name: 'People' }));
    expect(found.getByRole('link', { name: /^Bo Quill/ }).getAttribute('href')).toBe(`/profile/${otherId}`);
    expect(found.getByText('Austin, TX · Tennis')).toBeTruthy();
  });
});
