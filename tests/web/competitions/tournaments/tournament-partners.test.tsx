import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  entryId,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const answers = (more: object = {}) => ({ ...signedIn(), ...tournamentAnswers, ...more });
const called = (call: string, body: object) => expect.objectContaining({ call, body: expect.objectContaining(body) });

it('says who needs a partner, and asks them', async () => {
  const ask = `POST /api/competitions/me/tournaments/${tournamentId}/partner-requests`;
  const userId = '22222222-2222-4222-8222-222222222222';
  const [category] = myTournamentView.tournament.categories;
  const view = {
    ...myTournamentView,
    tournament: { ...myTournamentView.tournament, categories: [{ ...category, entryKind: 'pair' }] },
    seekers: [{ categoryId, userId, name: 'Bo', note: 'I play left.', isAsked: false }],
  };
  const app = await openApp(
    `/tournament/${slug}`,
    answers({ [`GET /api/competitions/me/tournaments/${slug}`]: view, [ask]: {} }),
  );
  expect(await screen.findByText(/I play left/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask Bo to be your partner' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(ask, { categoryId, userId })));
});

const pairs = {
  ...myTournamentView,
  tournament: {
    ...myTournamentView.tournament,
    categories: myTournamentView.tournament.categories.map((one) => ({ ...one, entryKind: 'pair' })),
  },
};
const see = `GET /api/competitions/me/tournaments/${slug}`;
const invite = 'a-link-of-one-who-waits';

it('gives a player the link that enters their partner and them', async () => {
  const ask = `POST /api/competitions/me/tournaments/${tournamentId}/partner-link`;
  await openApp(`/tournament/${slug}`, answers({ [see]: pairs, [ask]: { token: invite } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Get a link for your partner' }));
  expect(await screen.findByText(/When they join, you’re both in/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

it('invites a partner by the name of a connection, or by an email address', async () => {
  const ask = `POST /api/competitions/me/tournaments/${tournamentId}/partner-link`;
  const userId = '22222222-2222-4222-8222-222222222222';
  const connections = [{ userId, displayName: 'Bo Reed', since: '2031-01-01T00:00:00.000Z' }];
  const known = { connections, received: [], sent: [] };
  const app = await openApp(
    `/tournament/${slug}`,
    answers({ [see]: pairs, [ask]: { token: invite }, 'GET /api/people/me/connections': known }),
  );
  const field = await screen.findByRole('combobox', { name: 'Your partner' });
  const send = async (text: string) => {
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Invite your partner' }));
  };
  await send('Bo');
  expect(screen.getByText('Choose one of your connections, or enter an email address.')).toBeTruthy();
  await send(' Reed');
  await waitFor(() => expect(app.sent).toContainEqual(called(ask, { to: { userId } })));
  await send('cy@example.com');
  await waitFor(() => expect(app.sent).toContainEqual(called(ask, { to: { email: 'cy@example.com' } })));
});

it('enters both when the partner joins by the link', async () => {
  const path = `/api/competitions/me/tournament-partners/${invite}`;
  const shown = { tournamentId, category: 'Doubles', name: 'Ana', isOwn: false };
  const app = await openApp(
    `/tournament/${slug}?partner=${invite}`,
    answers({ [see]: pairs, [`GET ${path}`]: shown, [`POST ${path}`]: { position: 0 } }),
  );
  expect(await screen.findByRole('heading', { name: 'Ana wants to play with you' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: `POST ${path}` })));
  expect(await screen.findByText('You’re in')).toBeTruthy();
});

it('says where a player stands who had no partner when entries closed', async () => {
  const view = { ...pairs, openTo: [], seeking: [{ categoryId, askedBy: [] }] };
  await openApp(`/tournament/${slug}`, answers({ [see]: view }));
  expect(await screen.findByText(/the organizer can still enter you as a pair/)).toBeTruthy();
});

it('lets the organizer enter players who wait for a partner', async () => {
  const ask = `POST /api/competitions/tournaments/${tournamentId}/pairs`;
  const [userId, otherId] = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'];
  const unpaired = [{ categoryId, userId, name: 'Bo', note: '', askedBy: [{ userId: otherId, name: 'Cy' }] }];
  const app = await openApp(
    `/tournament/${slug}?tab=manage`,
    answers({ [see]: { ...pairs, unpaired }, [ask]: { entryId, position: 0 } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enter Bo and Cy' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(ask, { categoryId, userIds: [userId, otherId] })));
});
