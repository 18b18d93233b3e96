import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aTreasuryShown } from '../../support/payments/invoices.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const money = `/api/payments/teams/${teamId}`;
const off = { kind: 'percent', percent: 10 };

it('lets a treasurer make a code for everything, and end one', async () => {
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
    [`GET ${money}/discounts`]: { discounts: [{ code: 'OLD', off, maxUses: 5, used: 2 }], currency: 'USD' },
    [`PUT ${money}/discounts/SPRING`]: { code: 'SPRING', off, used: 0 },
    [`DELETE ${money}/discounts/OLD`]: {},
  });
  await userEvent.click(await screen.findByText('Discounts (1)'));
  expect(screen.getAllByText(/Used 2 of 5 times/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  await userEvent.type(screen.getByLabelText('Code'), 'spring');
  await userEvent.click(screen.getByRole('button', { name: 'Save code' }));
  const call = `PUT ${money}/discounts/SPRING`;
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call, body: { off } })));
  expect(await screen.findByText('SPRING works now')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End OLD' }));
  expect(await screen.findByText('OLD ended')).toBeTruthy();
});
