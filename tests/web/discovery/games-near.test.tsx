import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, openApp } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';
import { asked } from '../support/discover.ts';

const user = userEvent.setup();
const austin = '/discover/games?lat=30.2672&lng=-97.7431&near=Austin,+TX';

const game = (letter: string, name: string, status = 'ready') => ({
  gameId: `gam_${letter.repeat(26)}`,
  version: 1,
  eventId: aCard.eventId,
  name,
  gameTypeId: 'running',
  format: 'round_robin',
  rounds: 1,
  status,
  order: 1,
  entrantCount: 6,
});

const answers = ({
  startsAt = aCard.startsAt,
  endsAt = '2031-07-06T15:00:00.000Z',
  nextCursor = '',
} = {}): Answers => ({
  'GET /api/public/discovery/games': { events: [{ ...aCard, startsAt }], ...(nextCursor && { nextCursor }) },
  'GET /api/public/competitions/games/of-events': {
    events: [{ eventId: aCard.eventId, endsAt, games: [game('A', 'Main draw'), game('B', 'Old draw', 'completed')] }],
  },
});

describe('the games around a spot', () => {
  it('are listed with when, where and at which event, and lead to the game', async () => {
    await openApp(austin, answers());
    const link = await screen.findByRole('link', { name: /^Main draw/ });
    expect(link.getAttribute('href')).toBe(`/discover/games/gam_${'A'.repeat(26)}`);
    expect(within(link).queryByText('On now')).toBeNull();
    const words = link.textContent?.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Sun, Jul 6, 8:00 AM CDT');
    expect(words).toContain('Running · Zilker Park, Austin, TX · 2.3 miles');
    expect(words).toContain('At Sunday run');
    expect(screen.queryByText('Old draw')).toBeNull();
  });

  it('say which are on now', async () => {
    const startsAt = new Date(Date.now() - 600_000).toISOString();
    await openApp(austin, answers({ startsAt }));
    await screen.findByText('On now');
  });

  it('are only those that are over when results are asked for, with a way to earlier ones', async () => {
    const app = await openApp(austin, answers({ nextCursor: 'more' }));
    await screen.findByText('Main draw');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByLabelText(/^When/));
    await user.click(await screen.findByRole('option', { name: 'Results' }));
    await screen.findByText('Final');
    expect(screen.queryByText('Main draw')).toBeNull();
    expect(asked(app.path())).toMatchObject({ when: 'past' });
    await screen.findByRole('button', { name: 'Filters · 1' });
    const earlier = screen.getByRole('link', { name: 'Earlier games' });
    expect(asked(earlier.getAttribute('href') ?? '')).toMatchObject({ cursor: 'more', when: 'past', radius: '25' });
  });

  it('are looked for farther away, and lead on, where there are none', async () => {
    await openApp(austin, { 'GET /api/public/discovery/games': { events: [] } });
    await screen.findByText('Matches and tables of events within 50 miles of Austin, TX');
    expect(screen.queryByRole('button', { name: /^Look within/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'find tournaments' }).getAttribute('href')).toBe('/tournament');
  });

  it('are looked for within the distance that the reader chose, and no farther by themselves', async () => {
    const app = await openApp(`${austin}&radius=5`, { 'GET /api/public/discovery/games': { events: [] } });
    await user.click(await screen.findByRole('button', { name: 'Look within 50 miles' }));
    await waitFor(() => expect(asked(app.path())).toMatchObject({ radius: '50' }));
  });

  it('wait for a place to look around', async () => {
    await openApp('/discover/games');
    await screen.findByRole('heading', { level: 1, name: 'Discover games' });
  });
});
