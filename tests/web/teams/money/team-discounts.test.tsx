import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aTreasuryShown } from '../../support/payments/invoices.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const money = `/api/payments/teams/${teamId}`;
const off = { kind: 'percent', percent: 10 };

const siblings = { code: 'AUTO.SIBLING', rule: 'sibling', off, third: 20, used: 1 };

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
    [`GET ${money}/discounts`]: { discounts: [{ code: 'OLD', off, maxUses: 5, used: 2 }, siblings], currency: 'USD' },
    [`GET ${money}/aid`]: { requests: [] },
    [`GET /api/competitions/me/tournaments/of-team/${teamId}`]: { tournaments: [], mayManage: true },
    [`PUT ${money}/automatic-discounts/early`]: { ...siblings, rule: 'early' },
    [`PUT ${money}/discounts/SPRING`]: { code: 'SPRING', off, used: 0 },
    [`DELETE ${money}/discounts/OLD`]: {},
    [`PUT ${money}/discounts/OLD`]: { code: 'OLD', off, maxUses: 7, used: 2 },
  });
  const transactions = await screen.findByRole('link', { name: 'Card payments and payouts' });
  expect(transactions.getAttribute('href')).toBe(`/transactions?view=received&team=${teamId}`);
  await userEvent.click(await screen.findByText('Discounts (2)'));
  expect((await screen.findAllByText(/Used 2 of 5 times/)).length).toBeGreaterThan(0);
  const family = 'Three children at $100.00 each cost a family $270.00 instead of $300.00, before the service fee.';
  expect(screen.getByText(family)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New automatic discount' }));
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2098-12-05' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save discount' }));
  const early = { call: `PUT ${money}/automatic-discounts/early`, body: { off, lastDay: '2098-12-05' } };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining(early)));
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  await userEvent.type(screen.getByLabelText('Code'), 'spring');
  await userEvent.type(screen.getByLabelText('Label - optional'), 'Board');
  await userEvent.click(screen.getByRole('button', { name: 'Save code' }));
  const call = `PUT ${money}/discounts/SPRING`;
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call, body: { off, label: 'Board' } })),
  );
  expect(await screen.findByText('SPRING works now')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit OLD' }));
  expect(screen.getByText('OLD: 10% off. Used 2 of 5 times, so the discount stays as it is.')).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBe(null);
  await userEvent.clear(screen.getByLabelText('Uses in all - optional'));
  await userEvent.type(screen.getByLabelText('Uses in all - optional'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Save code' }));
  const edited = { call: `PUT ${money}/discounts/OLD`, body: { off, maxUses: 7 } };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining(edited)));
  await userEvent.click(await screen.findByRole('button', { name: 'End OLD' }));
  expect(await screen.findByText('OLD ended')).toBeTruthy();
});
