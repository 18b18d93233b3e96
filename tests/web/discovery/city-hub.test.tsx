import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';

const user = userEvent.setup();
const event = (index: number, gameTypeId: string) => ({
  ...aCard,
  eventId: `evt_${String(index).padStart(26, '0')}`,
  title: `Event ${index}`,
  gameTypeId,
});
const city = '?lat=30.2672&lng=-97.7431&near=Austin,+TX';
const still = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => still(true));
afterEach(() => vi.useRealTimers());

describe('the hub of a city', () => {
  it('shows this week and what is played, with ways to all of it', async () => {
    const events = [event(1, 'running'), event(2, 'soccer'), event(3, 'soccer')];
    await openApp(`/city-search${city}`, { 'GET /api/public/discovery/events': { events } });
    await screen.findByRole('heading', { level: 1, name: 'Your city: Austin, TX' });
    const soccer = screen.getByRole('link', { name: 'Soccer' });
    const sports = within(screen.getByRole('navigation', { name: 'Sports' })).getAllByRole('link');
    expect(sports[0]).toBe(soccer);
    expect(soccer.getAttribute('href')).toContain('game=soccer');
    expect(screen.getByRole('link', { name: 'Event 1' })).toBeTruthy();
  });

  it('says so when nothing is on, and leads to later weeks', async () => {
    await openApp(`/city-search${city}`, { 'GET /api/public/discovery/events': { events: [] } });
    await screen.findByText('No games near Austin, TX this week');
    expect(screen.getByRole('link', { name: 'See later weeks' })).toBeTruthy();
  });

  it('opens a guide, and leads from it to the game', async () => {
    const app = await openApp('/learn-and-grow');
    await user.click(await screen.findByRole('link', { name: 'Pickleball in ten rules' }));
    await screen.findByRole('heading', { level: 2, name: /Pickleball in ten rules/ });
    expect(app.path()).toBe('/learn-and-grow?guide=pickleball-rules');
    expect(screen.getByRole('link', { name: 'Find pickleball near you' }).getAttribute('href')).toBe(
      '/discover?game=pickleball',
    );
  });
});

describe('a carousel', () => {
  const slide = () => screen.getByRole('group', { name: /^\d of/ }).getAttribute('aria-label');

  it('moves by buttons and arrow keys, around its end', async () => {
    await openApp('/main-carousel');
    const carousel = await screen.findByRole('region', { name: 'Ways to play' });
    expect(slide()).toBe('1 of 4: Find something to play');
    await user.click(within(carousel).getByRole('button', { name: 'Previous' }));
    expect(slide()).toMatch(/^4 of 4/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slide()).toMatch(/^2 of 4/);
  });

  it('stands still for those who asked for less motion', async () => {
    await openApp('/main-carousel');
    expect(await screen.findByRole('button', { name: 'Move by itself' })).toBeTruthy();
  });

  it('moves by itself for others, and waits while a player is on it', async () => {
    still(false);
    await openApp('/main-carousel');
    const carousel = await screen.findByRole('region', { name: 'Ways to play' });
    expect(carousel.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    await user.hover(carousel);
    expect(carousel.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await user.unhover(carousel);
    await user.click(within(carousel).getByRole('button', { name: 'Stop moving' }));
    expect(screen.getByRole('button', { name: 'Move by itself' })).toBeTruthy();
  });
});
