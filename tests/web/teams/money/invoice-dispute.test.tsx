import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { anOwed, aTreasuryShown, invoiceId } from '../../support/payments/invoices.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const money = `/api/payments/teams/${teamId}`;
const answer = `${money}/invoices/${invoiceId}/dispute`;
const seen = {
  dispute: { amountMinor: 12_000, status: 'needs_response', openedAt: '2031-06-20T10:00:00.000Z' },
  answer: '',
  evidence: [{ title: 'What was sold', lines: ['Spring fee.'] }],
};

const opened = (found: object = seen) =>
  openApp(`/team/${teamId}?tab=money`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: {
      team: aTeamShown(),
      roles: ['member'],
      squads: [],
      may: ['manageMoney'],
    },
    [`GET ${money}/ledger`]: { balanceMinor: 0, currency: 'USD', lines: [], points: [] },
    [`GET ${money}/credits`]: { credits: [] },
    [`GET ${money}/money`]: {
      own: [],
      payOutside: [{ way: 'venmo', to: '@hoops' }],
      currency: 'USD',
      treasury: aTreasuryShown({
        owed: [],
        closed: [anOwed({ state: 'paid', balanceMinor: 0, paidMinor: 12_000, dispute: 'open' })],
        mayRefund: true,
      }),
    },
    [`GET ${answer}`]: found,
    [`PUT ${answer}`]: found,
  });

it('answers the disputed card payment of an invoice', async () => {
  const app = await opened();
  expect(await screen.findByText('Disputed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Answer Tom Weber, Spring fee' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /In your own words/ }), 'Our fee.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  const body = { answer: 'Our fee.', send: true };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: `PUT ${answer}`, body })));
});

it('shows an answer that was sent, and takes no other', async () => {
  await opened({
    ...seen,
    answer: 'Our fee.',
    dispute: { ...seen.dispute, status: 'under_review', answeredAt: '2031-06-21T10:00:00.000Z' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer Tom Weber, Spring fee' }));
  expect(await screen.findByText('Our fee.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBe(null);
});
