import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';

const denver = { placeId: 'us-1', label: 'Denver, CO', lat: 39.7392, lng: -104.9903, timeZone: 'America/Denver' };
const events = { events: [aCard] };

/** A browser whose clock is in a zone. */
const clockIn = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat('en-US').resolvedOptions(), timeZone });

afterEach(() => vi.restoreAllMocks());

describe('the player who looks around for the first time', () => {
  it.each(['/city-search', '/learn-and-grow'])('sees at %s what is on in a city of their clock', async (path) => {
    clockIn('America/Denver');
    const { sent } = await openApp(path, {
      'GET /api/public/places/cities': { cities: [denver] },
      'GET /api/public/discovery/events': events,
    });
    expect(await screen.findByRole('link', { name: aCard.title })).toBeTruthy();
    expect(screen.getByText('A guess from your clock. Pick your city.')).toBeTruthy();
    expect(sent.some(({ search }) => search === '?text=Denver')).toBe(true);
    expect(localStorage.getItem('rovers.lastSpot')).toBeNull();
  });

  it.each([
    ['Europe/Paris', { cities: [{ ...denver, label: 'Paris, TX', timeZone: 'America/Chicago' }] }],
    ['America/Toronto', { cities: [{ ...denver, label: 'Toronto, OH', timeZone: 'America/New_York' }] }],
  ])('is asked for a city where the clock is that of %s', async (timeZone, cities) => {
    clockIn(timeZone);
    await openApp('/city-search', { 'GET /api/public/places/cities': cities });
    expect(await screen.findByText('Pick a city to see what is on.')).toBeTruthy();
  });

  it('is asked for a city where none is to be had', async () => {
    clockIn('America/Denver');
    await openApp('/city-search', { 'GET /api/public/places/cities': new Response(null, { status: 503 }) });
    expect(await screen.findByText('Pick a city to see what is on.')).toBeTruthy();
  });
});
