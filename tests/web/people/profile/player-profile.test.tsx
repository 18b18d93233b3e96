import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const me = aPlayer({ levels: { soccer: 'advanced' }, bio: 'Left foot.' });
const otherId = '22222222-2222-4222-8222-222222222222';
const game = {
  eventId: `evt_${'0'.repeat(26)}`,
  title: 'Sunday run',
  gameTypeId: 'running',
  startsAt: '2031-07-06T13:00:00.000Z',
  timeZone: 'America/Chicago',
};

beforeEach(() => signInAs());

const openOwn = (own = me, registered: readonly object[] = []) =>
  openApp('/profile', {
    'GET /api/accounts/me': own,
    'GET /api/people/me/endorsements': { endorsements: [] },
    'GET /api/competitions/me/seasons': { registrations: registered },
    [`GET /api/events/users/${me.userId}/games`]: { upcoming: [game], past: [], badges: ['host'] },
  });
const openCard = async (own = me, registered: readonly object[] = []) => {
  await openOwn(own, registered);
  await user.click(await screen.findByRole('button', { name: 'Player card' }));
  return screen.findByRole('dialog', { name: 'Player card' });
};

describe("one's own profile", () => {
  it('shows sports with levels, badges, what is coming up, and what there was', async () => {
    await openOwn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana P' })).toBeTruthy();
    expect(screen.getByText('Soccer').parentElement?.textContent).toContain('advanced');
    expect(screen.getByText('Host')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Sunday run/ })).toBeTruthy();
    expect(screen.getByText('No games played yet.')).toBeTruthy();
  });
});

describe('another user’s profile', () => {
  const answers = (games: object) => ({
    'GET /api/accounts/me': me,
    [`GET /api/people/users/${otherId}/profile`]: {
      userId: otherId,
      displayName: 'Bo B',
      games: ['soccer'],
      bio: 'Hi.',
    },
    [`GET /api/events/users/${otherId}/games`]: games,
    [`GET /api/people/me/endorsements/of/${otherId}`]: { mine: [], shared: [] },
  });

  it('shows no games and no badges that are not shared', async () => {
    await openApp(`/profile/${otherId}`, answers({}));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bo B' })).toBeTruthy();
    expect(screen.queryByText('Upcoming games')).toBeNull();
    expect(screen.queryByText('Badges')).toBeNull();
  });

  it('shows those that are', async () => {
    await openApp(`/profile/${otherId}`, answers({ upcoming: [game], badges: ['firstGame'] }));
    expect(await screen.findByText('Upcoming games')).toBeTruthy();
    expect(screen.getByText('First game')).toBeTruthy();
  });

  it('shows that they support the product with Plus, and nothing of others', async () => {
    const profile = `GET /api/people/users/${otherId}/profile`;
    const shown = answers({});
    const app = await openApp(`/profile/${otherId}`, shown);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bo B' })).toBeTruthy();
    expect(screen.queryByText('Plus supporter')).toBeNull();
    app.view.unmount();
    const supporter = { userId: otherId, displayName: 'Bo B', games: [], isSupporter: true };
    await openApp(`/profile/${otherId}`, { ...shown, [profile]: supporter });
    expect(await screen.findByText('Plus supporter')).toBeTruthy();
  });

  it('shows what others endorse with counts, and takes an endorsement after an event that both were at', async () => {
    const shared = [{ eventId: game.eventId, gameTypeId: 'running', endedAt: '2031-07-06T15:00:00.000Z' }];
    const counts = [{ endorsedFor: 'running', level: 'advanced', count: 3 }];
    const app = await openApp(`/profile/${otherId}`, {
      ...answers({}),
      [`GET /api/people/me/endorsements/of/${otherId}`]: { counts, mine: [], shared },
      [`PUT /api/people/me/endorsements/of/${otherId}/teamwork`]: {},
    });
    expect(await screen.findByText('Running: advanced · 3 players')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Endorse Bo B/ }));
    await user.click(await screen.findByRole('option', { name: 'Teamwork' }));
    await user.click(screen.getByRole('button', { name: 'Endorse' }));
    await waitFor(() =>
      expect(app.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ eventId: game.eventId }),
    );
  });

  it('is the not-found page where there is no one to see', async () => {
    await openApp(`/profile/${otherId}`, {
      'GET /api/accounts/me': me,
      [`GET /api/people/users/${otherId}/profile`]: () => Response.json({ code: 'user.notFound' }, { status: 404 }),
      [`GET /api/events/users/${otherId}/games`]: {},
      [`GET /api/people/me/endorsements/of/${otherId}`]: { mine: [], shared: [] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /RUFF/ })).toBeTruthy();
  });
});

describe('the player card', () => {
  it('is 400 wide and 800 high, with avatar, code of the profile, name and email', async () => {
    const card = await openCard();
    expect(document.querySelector('[style*="400px"][style*="800px"]')).toBeTruthy();
    expect(within(card).getByRole('img', { name: 'Avatar of Ana P' })).toBeTruthy();
    const address = `${window.location.origin}/profile/${me.userId}`;
    expect(within(card).getByRole('img', { name: `Code that leads to ${address}` })).toBeTruthy();
    expect(within(card).getByText('Ana P')).toBeTruthy();
    expect(within(card).getByText('ana@example.com')).toBeTruthy();
  });

  it('says who has no registrations', async () => {
    const card = within(await openCard());
    expect(card.getByRole('heading', { name: 'Registrations' })).toBeTruthy();
    expect(await card.findByText('No registrations found for this user on Rovers')).toBeTruthy();
  });

  it('shows of each registration the team with its photo, the season and its dates', async () => {
    const registered = {
      seasonId: `ssn_${'0'.repeat(26)}`,
      teamId: `tea_${'0'.repeat(26)}`,
      teamName: 'Dawn Hoops',
      teamPhotoId: `upl_${'0'.repeat(26)}`,
      seasonLabel: 'Spring 2031',
      status: 'placed',
      startDate: '2031-03-01',
      endDate: '2031-05-31',
    };
    const card = within(await openCard(me, [registered]));
    expect(await card.findByText('Dawn Hoops')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Spring 2031' })).toBeTruthy();
    expect([card.getByText('Mar 1, 2031').tagName, card.getByText('May 31, 2031').tagName]).toEqual(['TIME', 'TIME']);
    expect(document.querySelector('.player-registrations img')).toBeTruthy();
  });

  it('calls a user without a name an unnamed player', async () => {
    const { displayName: _, ...nameless } = me;
    const card = within(await openCard(nameless as typeof me));
    expect(card.getByText('Unnamed Player')).toBeTruthy();
  });
});
