import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';
import { anEvent } from '../support/events/events.ts';
import { aNewcomer, aPlayer, connectionAnswers } from '../support/people/people.ts';

const nearby = { ...aCard, free: 1 };
const home = (more: Answers = {}) =>
  openApp('/home', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/mine': { events: [] },
    'GET /api/public/discovery/events': { events: [nearby] },
    ...more,
  });

beforeEach(() => signInAs());

describe('the home page', () => {
  it('shows the home city, with ways to what it plays and to change it', async () => {
    await home();
    await screen.findByRole('heading', { level: 2, name: 'Austin, TX' });
    const hub = screen.getByRole('link', { name: 'What Austin, TX plays this week' });
    expect(hub.getAttribute('href')).toBe('/city-search?lat=30.3000&lng=-97.7000&near=Austin%2C+TX');
    expect(screen.getByRole('link', { name: 'Change your city' })).toBeTruthy();
  });

  it('shows what is on nearby, and a skeleton until that is there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await home({ 'GET /api/public/discovery/events': () => promise });
    await screen.findByRole('status', { name: 'Loading nearby events' });
    resolve({ events: [nearby] });
    const link = await screen.findByRole('link', { name: /^Sunday run/ });
    expect(within(link.closest('li') as HTMLElement).getByText('1 spot left')).toBeTruthy();
  });

  it.each([
    ['first to anyone who has joined nothing', [], ['Nearby', 'Austin']],
    ['after the city to whoever has', [{ ...anEvent(), mine: { status: 'in' } }], ['Austin', 'Nearby']],
  ])('shows what is on nearby %s', async (_, events, order) => {
    await home({ 'GET /api/events/mine': { events } });
    await screen.findByRole('heading', { name: 'Nearby events' });
    const headings = screen.getAllByRole('heading', { level: 2, name: /^(Nearby events|Austin, TX)/ });
    expect(headings.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(order);
  });

  const asking = () => {
    const event = { ...anEvent(), title: 'Evening run' };
    const api = `/api/events/${event.eventId}`;
    const { city: _, ...player } = aPlayer();
    const waits = { 'GET /api/people/me/availability': {}, ...connectionAnswers };
    return home({
      ...waits,
      'GET /api/accounts/me': player,
      'GET /api/events/mine': { events: [], hosted: [event] },
      'GET /api/events/me/invitations': {
        hosting: [{ event, status: 'invited' }],
        invitations: [{ event, invitedBy: 'Ben Ota', status: 'invited' }],
      },
      [`PUT ${api}/hosting`]: { hosts: [] },
      [`PUT ${api}/rsvp/reply`]: { mine: { status: 'none' }, seats: { taken: 0, waiting: 0, free: 1 } },
    });
  };

  it('asks for answers among the tasks, and shows what the player hosts on the agenda', async () => {
    await asking();
    expect(await screen.findByText('Ben Ota invited you to Evening run')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Next up' })).getByText('You host')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage' })).toBeTruthy();
  });

  it('shows the next game as a card with directions, and everything after it by time', async () => {
    const later = { ...anEvent(), eventId: `evt_${'1'.repeat(26)}`, title: 'Learn volleyball' };
    const waiting = { ...later, startsAt: '2031-07-08T13:00:00.000Z', endsAt: '2031-07-08T14:00:00.000Z' };
    await home({
      'GET /api/events/mine': {
        events: [
          { ...anEvent(), mine: { status: 'in' } },
          { ...waiting, mine: { status: 'waiting', position: 2 } },
        ],
      },
    });
    const next = within(await screen.findByRole('region', { name: 'Next up' }));
    expect(next.getByRole('heading', { name: 'Sunday run' })).toBeTruthy();
    expect(next.getByText('You’re in')).toBeTruthy();
    expect(next.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('30.3');
    expect(screen.getByRole('heading', { name: 'Later' })).toBeTruthy();
    const row = within(screen.getByRole('link', { name: /^Learn volleyball/ }));
    expect(row.getByText('2nd in line')).toBeTruthy();
  });

  it('shows a family’s games together, one child’s alone, and takes the child out', async () => {
    const dependantId = `dep_${'0'.repeat(26)}`;
    const leo = {
      ...{ dependantId, firstName: 'Leo', mayAnswer: true, household: 'A' },
      events: [{ ...anEvent(), mine: { status: 'in' } }],
    };
    const mine = { ...anEvent(), eventId: `evt_${'1'.repeat(26)}`, title: 'Doubles', mine: { status: 'in' } };
    const leaving = `DELETE /api/events/${leo.events[0]?.eventId}/dependants/${dependantId}/rsvp`;
    const app = await home({
      'GET /api/events/mine': { events: [mine], children: [leo] },
      [leaving]: { mine: { status: 'none' }, seats: { taken: 1, waiting: 0, free: 9 } },
    });
    await screen.findByText(/You can’t be at both/);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Leo' }));
    expect(screen.queryByText(/Doubles/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Leo’s in' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Can’t make it' }));
    await screen.findByText('Leo is out. The host knows.');
    expect(app.sent.filter(({ call }) => call === leaving)).toHaveLength(1);
  });

  it.each([
    ['Co-host: Robin wants you to co-host Evening run', 'You’re a host now', { answer: 'confirmed' }],
    ['Maybe: Ben Ota invited you to Evening run', 'You said maybe', { reply: 'maybe' }],
  ])('takes an answer in place: %s', async (name, said, body) => {
    const app = await asking();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Incomplete Tasks/ }));
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText(said);
    expect(app.sent.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([{ body }]);
  });

  it('stands without what is nearby', async () => {
    await home({ 'GET /api/public/discovery/events': Response.json({ code: 'server.busy' }, { status: 503 }) });
    await screen.findByText('We can’t load events near you right now.');
    expect(screen.getByRole('heading', { name: 'No games yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/discover');
  });

  it('leads a player who has no city yet to the games, and asks for nothing nearby', async () => {
    const app = await home({ 'GET /api/accounts/me': aNewcomer() });
    await screen.findByRole('heading', { name: 'No games yet' });
    expect(app.sent.some(({ call }) => call === 'GET /api/public/discovery/events')).toBe(false);
  });

  it('has a card for discovering', async () => {
    await home();
    const links = await screen.findAllByRole('link', { name: 'Discover' });
    expect(links.some((link) => link.closest('.quick-links'))).toBe(true);
  });

  it('shows a banner for communities that leads to starting one', async () => {
    await home();
    const banner = await screen.findByRole('region', { name: 'Run your own community' });
    const link = within(banner).getByRole('link', { name: 'Start a community' });
    expect(link.getAttribute('href')).toBe('/start/community');
  });

  it('has a card for invoices and payments', async () => {
    await home();
    const link = await screen.findByRole('link', { name: 'Invoices and Payments' });
    expect(link.getAttribute('href')).toBe('/invoices');
    expect(link.closest('.quick-links')).not.toBeNull();
  });

  it('has a card for the week of a family', async () => {
    await home();
    const link = await screen.findByRole('link', { name: 'Family week' });
    expect(link.getAttribute('href')).toBe('/family/week');
  });

  it('has a card for the communities that one belongs to', async () => {
    await home();
    const link = await screen.findByRole('link', { name: 'Your Communities' });
    expect(link.getAttribute('href')).toBe('/my-communities');
    expect(link.closest('.quick-links')).not.toBeNull();
  });
});
