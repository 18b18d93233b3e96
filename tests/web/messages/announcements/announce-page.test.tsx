import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import {
  anAnnouncement,
  announcementId,
  aReach,
  listing,
  reaching,
  sending,
} from '../../support/messages/announcements.ts';
import { aPlayer } from '../../support/people/people.ts';

const ofSeason = reaching(seasonId);
const listed = listing(seasonId);

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

const openComposer = (answers: object = {}) =>
  openApp(`/announce/${seasonId}`, {
    'GET /api/accounts/me': aPlayer(),
    [ofSeason]: aReach(),
    [listed]: { announcements: [], maySend: true },
    ...answers,
  });

const write = async () => {
  await userEvent.type(await screen.findByLabelText('Title'), 'Field change');
  await userEvent.type(screen.getByLabelText('Message'), 'Field 3 is flooded.');
};

it('is one press away for the host of an event', async () => {
  const app = await openApp(`/event/${eventId}/manage`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    [reaching(eventId)]: aReach({ kind: 'event', name: 'Sunday run' }),
    [listing(eventId)]: { announcements: [], maySend: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Message everyone/ }));
  await screen.findByRole('heading', { level: 1, name: 'New announcement' });
  expect(app.path()).toBe(`/announce/${eventId}`);
});

it('says on its button how many people get it, counts another choice anew, and sends it to them', async () => {
  const app = await openComposer({
    [ofSeason]: ({ search }: { readonly search: string }) =>
      search.includes('captains') ? aReach({}, { audience: ['everyone', 'captains'], people: 64 }) : aReach(),
    [sending]: { announcement: anAnnouncement(), left: 1 },
  });
  await screen.findByRole('button', { name: 'Send to 62 people' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Captains · 8' }));
  await write();
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 64 people' }));
  await screen.findByText('Sent to 62 people');
  const sent = app.sent.find(({ call }) => call === sending);
  expect(sent?.body).toEqual({
    aboutId: seasonId,
    audience: ['everyone', 'captains'],
    title: 'Field change',
    message: 'Field 3 is flooded.',
  });
});

it('shows the ways it reaches people, who can’t be reached, and where to invite them', async () => {
  await openComposer({
    [ofSeason]: aReach(
      { invitesTo: 'tea_01KAMFE3NG00000000000000AB' },
      { unreached: 2, unreachedNames: ['Grace Kim', 'Ian Marsh'] },
    ),
  });
  const panel = within(await screen.findByRole('region', { name: 'Who gets it' }));
  panel.getByText('41 players · 21 guardians of 18 children');
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['62', '44', '60']);
  panel.getByText('2 people can’t be reached.');
  panel.getByText(/Grace Kim and Ian Marsh/);
  expect(panel.getByRole('link', { name: 'Invite them' }).getAttribute('href')).toMatch(/\/invites$/);
});

it('shows it as a push message, as an email and in the app', async () => {
  await openComposer();
  await write();
  const panel = within(screen.getByRole('region', { name: 'How it looks' }));
  panel.getByText('Field change (Spring 2031)');
  await userEvent.click(panel.getByRole('radio', { name: 'Email' }));
  panel.getByText('Field change');
});

it('says when the next one can be sent once three went out', async () => {
  const nextAt = new Date(Date.now() + 24 * 60 * 60_000 - 60_000).toISOString();
  await openComposer({ [ofSeason]: aReach({ left: 0, nextAt }) });
  await screen.findByText(/^You can send 3 a day; next one (tomorrow|today) at \d+:\d\d [AP]M\.$/);
  expect(screen.getByRole('button', { name: 'Send to 62 people' }).hasAttribute('disabled')).toBe(true);
});

it('says that no one matches, and sends nothing', async () => {
  await openComposer({ [ofSeason]: aReach({}, { people: 0, guardians: 0, children: 0 }) });
  await screen.findByText('No one matches. Choose another group.');
  expect(screen.getByRole('button', { name: 'Send to 0 people' }).hasAttribute('disabled')).toBe(true);
});

it('asks for a title and a message before it sends', async () => {
  const app = await openComposer();
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 62 people' }));
  await screen.findByText('The message is required.');
  await waitFor(() => expect(app.sent.some(({ call }) => call === sending)).toBe(false));
});

it('keeps a draft on the device while there is no network, and sends it only by a press', async () => {
  const first = await openComposer();
  await write();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await screen.findByText(/Your draft is saved on this device/);
  expect(screen.getByRole('button', { name: 'Send to 62 people' }).hasAttribute('disabled')).toBe(true);
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Your draft is saved/)).toBeNull());
  expect(first.sent.some(({ call }) => call === sending)).toBe(false);
  expect(Object.values(localStorage).join()).toContain('Field 3 is flooded.');
});

it('shows what became of one that was sent, and those before it', async () => {
  const before = anAnnouncement({ announcementId: `ann_${'1'.repeat(26)}`, title: 'Rain plan' });
  await openApp(`/announce/${seasonId}?sent=${announcementId}`, {
    'GET /api/accounts/me': aPlayer(),
    [ofSeason]: aReach(),
    [listed]: { announcements: [anAnnouncement(), before], maySend: true },
  });
  await screen.findByRole('heading', { name: 'Saturday moves' });
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['62 people', '62', '44', '60']);
  screen.getByRole('link', { name: 'Rain plan' });
});

it('shows players of a season the latest three', async () => {
  const titles = ['One', 'Two', 'Three', 'Four'];
  const announcements = titles.map((title, index) =>
    anAnnouncement({ title, announcementId: `ann_${String(index).repeat(26)}`, reach: undefined }),
  );
  await openApp(`/seasons/${seasonId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...seasonAnswers,
    [listed]: { announcements, maySend: false },
  });
  await screen.findByRole('heading', { name: 'Announcements' });
  screen.getByText('Three');
  expect(screen.queryByText('Four')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New announcement' })).toBeNull();
});
