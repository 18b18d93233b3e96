import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aCard } from '../../support/cards.ts';

const user = userEvent.setup();
const games = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aCard,
    eventId: `evt_${String(index).padStart(26, '0')}`,
    title: `Game ${index + 1}`,
  }));
const answers = (count: number) => ({ 'GET /api/public/discovery/events': { events: games(count) } });
const austin = '/sign-up?lat=30.2672&lng=-97.7431&near=Austin,+TX';

describe("the visitors' first page", () => {
  it('shows what the product is for, six games of the city, its sports, and the form', async () => {
    await openApp(austin, answers(9));
    await screen.findByRole('heading', { level: 1, name: 'Find a game near you, or get one going' });
    const city = screen.getByRole('region', { name: 'Coming up in Austin' });
    expect(within(city).getAllByRole('article')).toHaveLength(6);
    expect(within(city).getByRole('link', { name: 'Running' }).getAttribute('href')).toContain('game=running');
    expect(within(city).getByRole('link', { name: 'All games near Austin, TX' })).toBeTruthy();
    const join = screen.getByRole('region', { name: 'Join Rovers' });
    expect(within(join).getByLabelText('Email')).toBeTruthy();
  });

  it('shows games of every city and the way to each where no city can be guessed', async () => {
    const app = await openApp('/sign-up', answers(1));
    const all = await screen.findByRole('region', { name: 'On this week' });
    expect(within(all).getByRole('link', { name: 'Game 1' })).toBeTruthy();
    const cities = within(all).getByRole('navigation', { name: 'Other cities' });
    expect(
      within(cities)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Austin', 'Denver', 'Chicago', 'Seattle', 'Atlanta', 'New York City']);
    await user.click(within(cities).getByRole('link', { name: 'Denver' }));
    await screen.findByRole('region', { name: 'Coming up in Denver' });
    expect(app.path()).toContain('near=Denver');
  });

  it('can be joined while games are not to be had', async () => {
    await openApp(austin, { 'GET /api/public/discovery/events': 503 });
    expect(await screen.findByLabelText('Email')).toBeTruthy();
  });

  it('is the form alone on the way to an event', async () => {
    const { sent } = await openApp('/auth/sign-up?next=%2Fevt%2Fevt_1', answers(3));
    await screen.findByRole('heading', { level: 1, name: 'Join Rovers' });
    expect(sent.some(({ call }) => call.includes('discovery'))).toBe(false);
  });
});
