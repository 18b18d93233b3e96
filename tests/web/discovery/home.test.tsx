import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';
import { anEvent } from '../support/events/events.ts';
import { aNewcomer, aPlayer } from '../support/people/people.ts';

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
    await screen.findByRole('heading', { level: 2, name: /^Austin, TX/ });
    const hub = screen.getByRole('link', { name: 'What Austin, TX plays this week' });
    expect(hub.getAttribute('href')).toBe('/city-search?lat=30.3000&lng=-97.7000&near=Austin%2C+TX');
    expect(screen.getByRole('link', { name: 'Change your city' })).toBeTruthy();
  });

  it('shows what is on nearby, and a skeleton until that is there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await home({ 'GET /api/public/discovery/events': () => promise });
    await screen.findByRole('status', { name: 'Loading nearby events' });
    resolve({ events: [nearby] });
    const link = await screen.findByRole('link', { name: 'Sunday run' });
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

  it('shows small pictures of what is on, with their size and words, as they come into view', async () => {
    const cover = { uploadId: `upl_${'0'.repeat(26)}`, alt: 'Runners by the river' };
    await home({ 'GET /api/public/discovery/events': { events: [{ ...nearby, cover }] } });
    const picture = await screen.findByRole('img', { name: 'Runners by the river' });
    expect(picture.getAttribute('src')).toBe(`/media/${cover.uploadId}`);
    expect(['loading', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual(['lazy', '96', '64']);
  });

  const asking = () => {
    const event = { ...anEvent(), title: 'Evening run' };
    const api = `/api/events/${event.eventId}`;
    const { city: _, ...player } = aPlayer();
    return home({
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

  it('lists who waits for an answer, and what the person hosts', async () => {
    await asking();
    await screen.findByText('Ben Ota invites you');
    expect(screen.getByRole('link', { name: 'Manage Evening run' })).toBeTruthy();
  });

  it('says of a draft until when it is kept', async () => {
    const event = anEvent({ status: 'draft', title: 'Half a plan' });
    await home({
      'GET /api/events/mine': { events: [], hosted: [event] },
      'GET /api/events/me/invitations': { hosting: [], invitations: [] },
    });
    await screen.findByText(/A draft, seen by its hosts alone, kept until Mon, Jun 30, 7:00.PM CDT/);
  });

  it.each([
    ['Host it: Evening run', 'You host this event now', { answer: 'confirmed' }],
    ['Maybe: Evening run', 'You said maybe', { reply: 'maybe' }],
  ])('takes an answer in place: %s', async (name, said, body) => {
    const app = await asking();
    await userEvent.setup().click(await screen.findByRole('button', { name }));
    await screen.findByText(said);
    expect(app.sent.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([{ body }]);
  });

  it('stands without what is nearby', async () => {
    await home({ 'GET /api/public/discovery/events': Response.json({ code: 'server.busy' }, { status: 503 }) });
    await screen.findByText('The events near you could not be loaded.');
    expect(screen.getByText('You have not joined anything yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find an event to join' }).getAttribute('href')).toBe('/discover');
  });

  it('asks the player who has no city yet for the profile, and for nothing nearby', async () => {
    const app = await home({ 'GET /api/accounts/me': aNewcomer() });
    await screen.findByRole('link', { name: 'Complete your profile' });
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
