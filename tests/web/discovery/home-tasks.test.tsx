import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNearby } from '#web/app/features/discovery/home/load-nearby.ts';
import { mergeQuery } from '#web/app/features/discovery/home/tasks.ts';
import { dayWords } from '#web/blocks/moment.ts';
import { type Answers, openApp, serve, signInAs } from '../support/app.tsx';
import { aCard } from '../support/cards.ts';
import { anEvent, eventId } from '../support/events/events.ts';
import { anActiveAccount } from '../support/payments/payouts.ts';
import { aNewcomer, aPlayer, connectionAnswers } from '../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => signInAs());

const home = (more: Answers = {}, path = '/home') =>
  openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/mine': { events: [] },
    'GET /api/people/me/availability': {},
    'GET /api/events/me/invitations': { hosting: [], invitations: [] },
    'GET /api/public/discovery/events': { events: [] },
    ...connectionAnswers,
    ...more,
  });
/** Nothing of the page is still being loaded when it is clicked. */
async function openTasks() {
  const title = await screen.findByRole('button', { name: /^Incomplete Tasks/ });
  await act(() => vi.dynamicImportSettled());
  await user.click(title);
}
const bo = {
  userId: '22222222-2222-4222-8222-222222222222',
  displayName: 'Bo',
  city: 'Austin, TX',
  games: ['tennis'],
  levels: {},
  within: 5,
  state: 'none',
};

describe('the incomplete tasks', () => {
  it('are folded away under their title, and lead on with what the address asks for', async () => {
    const received = [{ ...bo, since: '2031-01-01T00:00:00.000Z' }];
    await home({ 'GET /api/people/me/connections': { connections: [], received, sent: [] } }, '/home?from=mail');
    expect(await screen.findByText('Incomplete Tasks (Click to view)')).toBeTruthy();
    await openTasks();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('See: A player wants to connect')).toBe('/connect?from=mail');
    expect(address('Add times: When can you play?')).toBe('/settings?from=mail&tab=availability');
    expect(address('Answer: What brings you here?')).toBe('/user-onboarding?from=mail');
    expect(mergeQuery('/settings?tab=general', '?tab=privacy&a=1')).toBe('/settings?tab=general&a=1');
  });

  it('name the dates of a series together when it moved', async () => {
    const moved = { title: 'Pickup', startsAt: '2031-07-06T18:00:00.000Z', timeZone: 'America/Chicago', version: 2 };
    const ids = ['evt_0000000000000000000000000A', 'evt_0000000000000000000000000B', 'evt_0000000000000000000000000C'];
    const changes = ids.map((id, index) => ({ ...moved, eventId: id, ...(index < 2 && { ofSeries: 'ser_1/2' }) }));
    await home({ 'GET /api/events/mine': { events: [], changes } });
    await openTasks();
    const moves = screen.getAllByRole('link', { name: 'Pickup has a new time or place' });
    expect(moves.map((link) => link.getAttribute('href'))).toEqual([`/evt/${ids[0]}`, `/evt/${ids[2]}`]);
    expect(screen.getByText('2 dates changed')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Got it: Pickup has a new time or place' })).toHaveLength(2);
  });

  it('start open while one is due within a week', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const offer = { ...anEvent({ startsAt: soon, endsAt: soon }), mine: { status: 'offered', until: soon } };
    await home({ 'GET /api/events/mine': { events: [offer] } });
    const title = await screen.findByRole('button', { name: /^Incomplete Tasks/ });
    expect(title.getAttribute('aria-expanded')).toBe('true');
  });

  it('are done here where they can be', async () => {
    const offer = { ...anEvent(), mine: { status: 'offered', until: '2031-07-06T12:00:00.000Z' } };
    const take = `PUT /api/events/${eventId}/rsvp/offer`;
    const app = await home({
      'GET /api/events/mine': { events: [offer] },
      [take]: { mine: { status: 'in' }, seats: { taken: 1, waiting: 0, free: 1 } },
    });
    await openTasks();
    await user.click(screen.getByRole('button', { name: 'Take the spot: A spot is held for you: Sunday run' }));
    expect(await screen.findByText('You’re in')).toBeTruthy();
    expect(app.sent.filter(({ call }) => call.includes('/rsvp/offer'))).toHaveLength(1);
  });

  it('say what Stripe needs for the account one is paid on, by when, until it is done', async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const requirements = { currently_due: ['external_account', 'individual.dob.day'], past_due: [], due_by: soon };
    const me = { 'GET /api/accounts/me': { ...aPlayer(), stripeId: 'acct_1' } };
    const app = await home({ ...me, 'GET /api/payments/payouts': { account: anActiveAccount({ requirements }) } });
    const title = await screen.findByRole('button', { name: /^Incomplete Tasks/ });
    expect(title.getAttribute('aria-expanded')).toBe('true');
    const finish = screen.getByRole('link', { name: 'Finish: Stripe needs something from you' });
    expect(finish.getAttribute('href')).toBe('/settings?tab=payments');
    expect(screen.getByText(`2 things to do by ${dayWords(soon)}, or card payments may pause`)).toBeTruthy();
    app.view.unmount();
    await home({ ...me, 'GET /api/payments/payouts': { account: anActiveAccount() } });
    await screen.findByText('When can you play?');
    expect(screen.queryByText('Stripe needs something from you')).toBeNull();
  });

  it('name no date for an account that Stripe paused without one, or after one', async () => {
    const requirements = { currently_due: [], past_due: ['external_account'], due_by: '2026-01-09T18:00:00.000Z' };
    const account = anActiveAccount({ status: 'restricted', requirements });
    const me = { ...aPlayer(), stripeId: 'acct_1' };
    await home({ 'GET /api/accounts/me': me, 'GET /api/payments/payouts': { account } });
    await openTasks();
    expect(screen.getByText('Stripe paused your account')).toBeTruthy();
    expect(screen.getByText('1 thing to do, then players can pay you by card again')).toBeTruthy();
  });

  it('ask a newcomer to prove the address and finish the profile', async () => {
    await home({ 'GET /api/accounts/me': aNewcomer({ emailVerified: false }) });
    await openTasks();
    expect(screen.getByRole('link', { name: 'Confirm: Confirm your email' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Finish: Finish your profile' })).toBeTruthy();
  });

  it('are not there when nothing is left to do', async () => {
    await home({
      'GET /api/accounts/me': aPlayer({ joinReason: ['Find-people'] }),
      'GET /api/people/me/availability': { availability: { version: 1, timeZone: 'UTC', ...anyHours() } },
    });
    await screen.findByText('Nearby players');
    expect(screen.queryByText(/^Incomplete Tasks/)).toBeNull();
  });
});

function anyHours() {
  const day = { isAvailable: false, timeRanges: [] };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return {
    weeklyAvailability: Object.fromEntries(days.map((name) => [name, day])),
    dateSpecificAvailability: [],
  };
}

describe('the dashboard', () => {
  it('asks for the next seven events, and for events and players nearby', async () => {
    const app = await home({ 'GET /api/people/me/nearby-players': { players: [bo], isShown: false } });
    await screen.findByRole('heading', { name: 'Nearby players' });
    expect(screen.getByRole('link', { name: 'Bo' }).getAttribute('href')).toBe(`/profile/${bo.userId}`);
    expect(screen.getByText('Tennis')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Let players nearby find you' })).toBeTruthy();
    expect(app.sent.find(({ call }) => call === 'GET /api/events/mine')?.search).toBe(
      '?limit=7&hosted=7&changes=true&children=7&matches=7',
    );
    expect(app.sent.map(({ call }) => call)).toEqual(
      expect.arrayContaining([
        'GET /api/events/mine',
        'GET /api/public/discovery/events',
        'GET /api/people/me/nearby-players',
      ]),
    );
    expect(screen.getByText('Nearby events')).toBeTruthy();
  });

  it('loads maps before what is on nearby is asked for, and asks all the same without them', async () => {
    const maps = Promise.withResolvers<boolean>();
    const sent = serve({ 'GET /api/public/discovery/events': { events: [aCard] } });
    const found = loadNearby(
      { placeId: 'us-1', name: 'Austin, TX', lat: 30.3, lng: -97.7, hash: '9v6kp' },
      maps.promise,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    maps.resolve(false);
    expect(await found).toMatchObject({ events: [{ title: aCard.title }], hasMap: false });
  });

  it('shows on a map where the events nearby are, each pin a way to its event', async () => {
    const app = await home({ 'GET /api/public/discovery/events': { events: [aCard] } });
    expect(await screen.findByRole('region', { name: 'Map of nearby events' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${aCard.title}`) }));
    await waitFor(() => expect(app.path()).toContain(aCard.eventId));
  });

  it('shows the player card, with registrations that are asked for when it opens', async () => {
    const asked = 'GET /api/competitions/me/seasons';
    const app = await home({ [asked]: { registrations: [] } });
    await user.click(await screen.findByRole('button', { name: 'Player card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Player card' }));
    expect(dialog.getByText('ana@example.com')).toBeTruthy();
    await dialog.findByText('No registrations found for this user on Rovers');
    expect(app.sent.map(({ call }) => call)).toContain(asked);
  });

  it('says how many an event nearby needs to take place', async () => {
    await home({ 'GET /api/public/discovery/events': { events: [{ ...aCard, needed: 2 }] } });
    expect(await screen.findByText('Needs 2 more')).toBeTruthy();
  });
});
