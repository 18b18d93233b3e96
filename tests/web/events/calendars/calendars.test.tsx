import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const feedId = `fed_${'0'.repeat(26)}`;
const feed = { feedId, kind: 'everything', label: 'My calendar', createdAt: '2031-06-01T00:00:00.000Z' };
const url = `http://localhost:3000/calendars/feed.ics?key=${'A'.repeat(43)}`;

/** The page of a player who has these links. */
async function openCalendars(feeds: readonly object[], answers: object = {}) {
  signInAs();
  const app = await openApp('/calendars', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/me/calendar-feeds': { feeds },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Calendars' });
  return app;
}

describe('the page of calendar links', () => {
  it('makes a link and shows its address once', async () => {
    const feeds: object[] = [];
    const { sent } = await openCalendars(feeds, {
      'POST /api/events/me/calendar-feeds': () => {
        feeds.push(feed);
        return { ...feed, url };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByDisplayValue(url)).toBeTruthy();
    expect(sent.find(({ call }) => call === 'POST /api/events/me/calendar-feeds')?.body).toEqual({
      kind: 'everything',
      label: 'My calendar',
    });
    expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toMatch(/^webcal:\/\//);
  });

  it('asks before a link is revoked, and says what that means', async () => {
    const { sent } = await openCalendars([feed], { [`DELETE /api/events/me/calendar-feeds/${feedId}`]: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke My calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke My calendar?' });
    expect(within(dialog).getByText(/stops working right away/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke link' }));
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toContain(`DELETE /api/events/me/calendar-feeds/${feedId}`),
    );
  });

  it('says at the field what is wrong with a name', async () => {
    const { sent } = await openCalendars([]);
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText('The name needs at least 2 characters.')).toBeTruthy();
    expect(sent.map(({ call }) => call)).not.toContain('POST /api/events/me/calendar-feeds');
  });

  it('has the markup that shows a host’s events elsewhere', async () => {
    await openCalendars([]);
    const { value } = screen.getByLabelText('Embed code') as HTMLTextAreaElement;
    expect(value).toContain(`/embed/events?host=${aPlayer().userId}"`);
    expect(value).toMatch(/^<iframe src="http/);
  });
});
