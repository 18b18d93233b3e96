import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../support/app.tsx';
import { asked, austin, found } from '../support/discover.ts';
import { aPlayer } from '../support/people/people.ts';

const user = userEvent.setup();

describe('saved searches', () => {
  const filters = { lat: 30.2672, lng: -97.7431, near: 'Austin, TX', radiusMiles: 25, sort: 'soonest' };
  const search = {
    searchId: `sch_${'0'.repeat(26)}`,
    name: 'Evening hoops',
    filters: { ...filters, gameTypeId: 'basketball', dayPart: 'evening' },
    notify: 'none',
    createdAt: '2031-01-01T00:00:00.000Z',
  };
  const open = (searches: object[], more: Answers = {}) => {
    signInAs();
    return openApp(`${austin}&radius=25&seats=2&saved=open`, {
      ...found(),
      'GET /api/accounts/me': aPlayer(),
      'GET /api/discovery/me/searches': { searches, most: 10 },
      ...more,
    });
  };

  it('lead to what they look for', async () => {
    await open([search]);
    const link = await screen.findByRole('link', { name: 'Evening hoops' });
    expect(asked(link.getAttribute('href') ?? '')).toEqual({
      lat: '30.2672',
      lng: '-97.7431',
      near: 'Austin, TX',
      radius: '25',
      game: 'basketball',
      dayPart: 'evening',
      sort: 'soonest',
    });
  });

  it('save the search on the page under a name, once it has one', async () => {
    const app = await open([], { 'POST /api/discovery/me/searches': search });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    await screen.findByText('Give it a name.');
    await user.type(screen.getByLabelText('Save this search as'), 'Open evenings');
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    await screen.findByText('Saved “Open evenings”.');
    expect(app.sent.find(({ call }) => call === 'POST /api/discovery/me/searches')?.body).toEqual({
      name: 'Open evenings',
      filters: { ...filters, seats: 2 },
    });
  });

  it('stay beyond a smaller plan, with the time to make room and the way to export them', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({
      ...search,
      searchId: `sch_${String(index).padStart(26, '0')}`,
    }));
    const listed = { searches: twelve, most: 10, overUntil: '2040-06-15T12:00:00.000Z' };
    await open([], { 'GET /api/discovery/me/searches': listed });
    await screen.findByText(/Your plan has room for 10\. .* You have until June 15, 2040 to make room/);
    expect(screen.getByRole('link', { name: 'Export your data' }).getAttribute('href')).toBe(
      '/settings?tab=general#your-data',
    );
    expect(screen.queryByRole('button', { name: 'Save search' })).toBe(null);
  });

  it('lead to the plans of players where there is no room for more', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...search, searchId: `sch_${index}${'0'.repeat(25)}` }));
    await open(ten, { 'GET /api/public/admin/flags': { subscriptions: true, badges: true } });
    await screen.findByText(/With Plus you get 25 saved searches\./);
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/member/pricing');
    expect(screen.queryByRole('button', { name: 'Save search' })).toBe(null);
  });

  it('are deleted after a question', async () => {
    const app = await open([search], { [`DELETE /api/discovery/me/searches/${search.searchId}`]: {} });
    await user.click(await screen.findByRole('button', { name: 'Delete Evening hoops' }));
    expect(app.sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Delete search' }));
    await screen.findByText('Search deleted.');
  });

  it('are not offered to visitors', async () => {
    await openApp(`${austin}&saved=open`, found());
    await screen.findByText('Sunday run');
    expect(screen.queryByRole('heading', { name: /Saved searches/ })).toBeNull();
  });
});
