import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';
import { asked, austin, found } from '../support/discover.ts';
import { teamAnswers } from '../support/teams/teams.ts';

const user = userEvent.setup();

it('names the groups of an event that have spots left', async () => {
  const groups = [{ label: 'Goalkeepers', free: 1 }];
  await openApp(austin, found({ events: [{ ...aCard, free: 1, waiting: 2, groups }] }));
  expect(await screen.findByText('Spots left: Goalkeepers 1')).toBeTruthy();
});

describe('what is shown', () => {
  const near = (radius: string) => `radiusMiles=${radius}`;

  it('is one card of each series, with its rhythm', async () => {
    const seriesId = `ser_${'0'.repeat(26)}`;
    const date = (index: number, startsAt: string) => ({
      ...aCard,
      eventId: `evt_${String(index).padStart(26, '0')}`,
      seriesId,
      startsAt,
    });
    const events = [date(1, '2031-07-06T13:00:00.000Z'), date(2, '2031-07-13T13:00:00.000Z')];
    await openApp(austin, found({ events }));
    expect(await screen.findByText('Every Sunday · next Jul 6')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('is farther away where nothing is near, and says so', async () => {
    const app = await openApp(austin, {
      ...found(),
      'GET /api/public/discovery/events': ({ search }: { search: string }) =>
        search.includes(near('50')) ? { events: [aCard] } : { events: [] },
    });
    await screen.findByText("Nothing within 25 miles, so here's what's on within 50.");
    expect(app.sent.filter(({ call }) => call === 'GET /api/public/discovery/events')).toHaveLength(2);
  });

  it('is never nothing: without a match the filters can be cleared, and what is on soon is there', async () => {
    const app = await openApp(`${austin}&game=sailing`, {
      ...found(),
      'GET /api/public/discovery/events': ({ search }: { search: string }) =>
        search.includes('gameTypeId=sailing') ? { events: [] } : { events: [aCard] },
    });
    await screen.findByRole('heading', { level: 2, name: 'No games match' });
    expect(screen.getByRole('link', { name: 'Sunday run' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Other cities' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked(app.path())).not.toHaveProperty('game'));
  });

  it('is what other cities play where no city is known', async () => {
    await openApp('/discover', found());
    await screen.findByRole('heading', { level: 1, name: 'Where do you play?' });
    expect(screen.getAllByRole('link', { name: 'Sunday run' })[0]).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Denver' }));
    await screen.findByRole('heading', { level: 1, name: 'Denver' });
  });
});

describe('a part of the map', () => {
  const part = `${austin}&bounds=30,-98,31,-97`;

  it('is looked through when the address names it, and the past of it too', async () => {
    const app = await openApp(part, found({ events: [aCard], hasMore: true }));
    await screen.findByText('on this map');
    expect(app.sent.some(({ call }) => call === 'GET /api/public/discovery/events/map')).toBe(true);
    expect(asked(screen.getByRole('link', { name: 'Later events' }).getAttribute('href') ?? '')).toMatchObject({
      page: '1',
    });
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    await screen.findByRole('region', { name: 'Filters' });
    await user.click(screen.getByLabelText(/^When/));
    await user.click(await screen.findByRole('option', { name: 'Past events' }));
    await waitFor(() => expect(asked(app.path())).toMatchObject({ when: 'past', bounds: '30,-98,31,-97' }));
    await screen.findByRole('link', { name: 'Earlier events' });
  });

  it('is forgotten when it is too much to look through', async () => {
    await openApp(`${austin}&bounds=20,-98,31,-97`, found());
    await screen.findByText('within 25 mi');
  });
});

describe('each context of discovering', () => {
  it.each([
    ['events', 'Where do you play?'],
    ['games', 'Discover games'],
    ['teams', 'Discover teams'],
    ['players', 'Discover players'],
    ['places', 'Discover places'],
    ['leagues', 'Discover leagues'],
  ])('has a page: %s', async (context, heading) => {
    await openApp(`/discover/${context}`, { ...found(), 'GET /api/public/places': { places: [] } });
    await screen.findByRole('heading', { level: 1, name: heading });
    const tabs = screen.getByRole('navigation', { name: 'What to discover' });
    expect(within(tabs).getByRole('link', { current: 'page' }).getAttribute('href')).toBe(`/discover/${context}`);
  });

  it('keeps the part of the map when another is chosen', async () => {
    const part = `${austin}&bounds=30,-98,31,-97`;
    const app = await openApp(part, { ...found(), 'GET /api/public/places': { places: [] } });
    const tabs = await screen.findByRole('navigation', { name: 'What to discover' });
    await user.click(within(tabs).getByRole('link', { name: 'Places' }));
    await screen.findByRole('heading', { level: 1, name: 'Discover places' });
    await screen.findByText('In the outlined map area');
    expect(asked(app.path())).toMatchObject({ bounds: '30,-98,31,-97', lat: '30.2672' });
  });

  it('marks its events where the address names no context', async () => {
    await openApp(austin, found());
    await screen.findByText('Sunday run');
    expect(screen.getByRole('link', { current: 'page', name: 'Events' })).toBeTruthy();
  });

  it('asks a visitor to sign in before it shows players, and brings them back', async () => {
    await openApp('/discover/players');
    const link = await screen.findByRole('link', { name: 'Sign in to see players' });
    expect(link.getAttribute('href')).toBe('/auth/login?next=%2Fdiscover%2Fplayers');
  });

  it('shows the communities and the leagues around a spot', async () => {
    const where = 'lat=30.2672&lng=-97.7431&near=Austin%2C+TX';
    const app = await openApp(`/discover/teams?${where}`, teamAnswers);
    await screen.findByRole('link', { name: /^Dawn Hoops/ });
    await user.click(screen.getByRole('link', { name: 'Leagues' }));
    await screen.findByRole('heading', { level: 1, name: 'Discover leagues' });
    await screen.findByRole('link', { name: /^Dawn Hoops/ });
    expect(asked(app.path())).toMatchObject({ near: 'Austin, TX' });
  });

  it('is none that is not known', async () => {
    await openApp('/discover/spaceships');
    await screen.findByRole('heading', { level: 1, name: /RUFF/ });
  });
});
