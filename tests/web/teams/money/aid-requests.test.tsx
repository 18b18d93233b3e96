import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aTreasuryShown } from '../../support/payments/invoices.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const money = `/api/payments/teams/${teamId}`;
const eventId = 'evt_01HZX0000000000000000000AA';
const userId = '01da2264-a51f-452c-9335-bad67d7ab7a9';
const request = {
  subjectId: eventId,
  title: 'Sunday Run',
  userId,
  name: 'Ann Lee',
  note: 'I lost my job in May.',
  askedAt: '2026-05-02T10:00:00.000Z',
};
const answer = `PUT ${money}/aid/${eventId}/${userId}`;

async function opened(answered: object = {}) {
  const treasury = { ...aTreasuryShown(), takesCards: true };
  const app = await openApp(`/team/${teamId}?tab=money`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: {
      team: aTeamShown(),
      roles: ['member'],
      squads: [],
      may: ['manageMoney'],
    },
    [`GET ${money}/ledger`]: { balanceMinor: 0, currency: 'USD', lines: [], points: [] },
    [`GET ${money}/money`]: { own: [], payOutside: [], currency: 'USD', treasury },
    [`GET ${money}/credits`]: { credits: [], currency: 'USD' },
    [`GET ${money}/discounts`]: { discounts: [], currency: 'USD' },
    [`GET ${money}/aid`]: { requests: [request] },
    [`GET /api/competitions/me/tournaments/of-team/${teamId}`]: { tournaments: [], mayManage: true },
    [answer]: answered,
  });
  await screen.findByText(request.note);
  return async (body: object) =>
    waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body })));
}

it('shows a request at once, and gives the percentage that a treasurer chose', async () => {
  const isSent = await opened();
  const link = screen.getByRole('link', { name: 'Sunday Run' });
  expect(link.getAttribute('href')).toBe(`/event/${eventId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Give Ann Lee a discount' }));
  const percent = screen.getByLabelText('Percent off for Ann Lee');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.click(screen.getByRole('button', { name: 'Give discount' }));
  expect(await screen.findByText('Enter 1 to 100.')).toBeTruthy();
  await userEvent.clear(percent);
  await userEvent.type(percent, '75');
  await userEvent.click(screen.getByRole('button', { name: 'Give discount' }));
  await isSent({ answer: { kind: 'grant', percent: 75 } });
  expect(await screen.findByText('Ann Lee pays less now')).toBeTruthy();
});

it('says what happens before it declines', async () => {
  const isSent = await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Decline Ann Lee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Ann Lee’s request?' }));
  expect(dialog.getByText(/They get an email, and can’t ask again for this\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await isSent({ answer: { kind: 'decline' } });
});
