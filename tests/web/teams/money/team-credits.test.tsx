import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aTreasuryShown } from '../../support/payments/invoices.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const money = `/api/payments/teams/${teamId}`;
const ledger = { balanceMinor: 0, currency: 'USD', lines: [], points: [] };

it('lets a treasurer give a player credit, and take it back', async () => {
  const userId = '00000000-0000-4000-8000-000000000007';
  const held = { userId, name: 'Tom Weber', balanceMinor: 500, currency: 'USD' };
  const treasury = { ...aTreasuryShown(), people: [{ personId: userId, name: 'Tom Weber' }] };
  const app = await openApp(`/team/${teamId}?tab=money`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: {
      team: aTeamShown(),
      roles: ['member'],
      squads: [],
      may: ['manageMoney'],
    },
    [`GET ${money}/ledger`]: ledger,
    [`GET ${money}/money`]: { own: [], payOutside: [], currency: 'USD', treasury },
    [`GET ${money}/credits`]: { credits: [held], currency: 'USD' },
    [`POST ${money}/credits/${userId}/debit`]: { userId, balanceMinor: 0, currency: 'USD' },
  });
  await userEvent.click(await screen.findByText('Credit (1)'));
  expect(screen.getByText('$5.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back credit of Tom Weber' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Given by mistake');
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  const call = `POST ${money}/credits/${userId}/debit`;
  const body = { amountMinor: 500, reason: 'Given by mistake' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call, body })));
  expect(await screen.findByText('Credit taken back')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
  expect(await screen.findByText('Choose a player.')).toBeTruthy();
});
