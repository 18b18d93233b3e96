import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../support/app.tsx';
import { dawnHoops, teamId } from '../support/payments/plans.ts';
import { aLine, paidAnswers, received, transactionAnswers } from '../support/payments/transactions.ts';
import { savedFiles } from '../support/saved-files.ts';
import { signedIn } from '../support/signed-in.ts';

const list = 'GET /api/payments/transactions';
const mine = { 'GET /api/teams/me/communities': { teams: [dawnHoops] } };

it('shows an organizer what came in, what it cost and what was paid out', async () => {
  await openApp('/transactions', { ...signedIn(), ...mine, ...transactionAnswers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Transactions' })).toBeTruthy();
  expect(await screen.findByText(/^\$12\.66/)).toBeTruthy();
  expect(screen.getByText(/^−\$1\.33/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Payout to your bank' })).toBeTruthy();
});

it('leads to one event and back', async () => {
  const app = await openApp('/transactions', { ...signedIn(), ...mine, ...transactionAnswers });
  await userEvent.click((await screen.findAllByRole('link', { name: 'Thursday night volleyball' }))[0] as HTMLElement);
  const only = await screen.findByRole('button', { name: 'Only Thursday night volleyball' });
  expect(app.path()).toBe(`/transactions?view=received&for=${aLine().subjectId}`);
  await userEvent.click(only);
  await waitFor(() => expect(app.path()).toBe('/transactions?view=received'));
});

it('shows one community alone', async () => {
  const app = await openApp('/transactions', { ...signedIn(), ...mine, ...transactionAnswers });
  await userEvent.click(await screen.findByLabelText('Community'));
  await userEvent.click(await screen.findByText('Dawn Hoops'));
  await waitFor(() => expect(app.path()).toBe(`/transactions?view=received&team=${teamId}`));
});

it('shows a treasurer the money of their community, and leaves the accounting codes to its owner', async () => {
  const theirs = { ...received, isOwn: false, transactions: [aLine()] };
  const app = await openApp(`/transactions?view=received&team=${teamId}`, {
    ...signedIn(),
    ...transactionAnswers,
    'GET /api/teams/me/communities': { teams: [{ ...dawnHoops, roles: ['treasurer'] }] },
    [list]: theirs,
  });
  await userEvent.click((await screen.findAllByRole('link', { name: 'Thursday night volleyball' }))[0] as HTMLElement);
  await waitFor(() => expect(app.path()).toContain(`team=${teamId}`));
  expect(app.path()).toContain(`for=${aLine().subjectId}`);
  expect(screen.queryByRole('button', { name: 'Accounting codes' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeTruthy();
});

it('resolves a payout to what is in it', async () => {
  const transactions = [aLine(), aLine({ kind: 'fee', amountMinor: -133 })];
  const inIt = { payout: received.transactions[0], transactions };
  await openApp('/transactions', {
    ...signedIn(),
    ...mine,
    ...transactionAnswers,
    'GET /api/payments/transactions/payouts/po_1': inIt,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Payout to your bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('$11.33 was paid out of these.')).toBeTruthy();
  expect(dialog.getByText('$12.66')).toBeTruthy();
});

it('says so when Stripe does not answer', async () => {
  const refused = () => Response.json({ code: 'payout.unreachable', status: 503 }, { status: 503 });
  await openApp('/transactions', {
    ...signedIn(),
    ...mine,
    ...transactionAnswers,
    'GET /api/payments/transactions/payouts/po_1': refused,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Payout to your bank' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Stripe isn’t answering right now. Try again in a minute.',
  );
});

it('shows a player what they paid, without words of sellers', async () => {
  await openApp('/transactions', { ...signedIn(), ...paidAnswers([aLine({ amountMinor: -1266 })]) });
  expect(await screen.findByText(/^−\$12\.66/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accounting codes' })).toBe(null);
  expect(screen.queryByText('Paid by you', { selector: 'button *' })).toBe(null);
});

it('says that there are none', async () => {
  await openApp('/transactions', { ...signedIn(), ...paidAnswers([]) });
  expect(await screen.findByText('No transactions yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBe(null);
});

it('goes on with more', async () => {
  const more = { ...received, transactions: [aLine({ providerRef: 'ch_2', amountMinor: 500 })] };
  const pages = [{ ...received, nextCursor: 'next' }, more];
  await openApp('/transactions', {
    ...signedIn(),
    ...mine,
    ...transactionAnswers,
    [list]: () => Response.json(pages.shift() ?? more),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/^\$5\.00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null);
});

it('saves a file of a period, and keeps accounting codes', async () => {
  const saved = savedFiles();
  const app = await openApp('/transactions', {
    ...signedIn(),
    ...mine,
    ...transactionAnswers,
    'GET /api/payments/transactions/codes': { codes: { charge: '4000' } },
    'PUT /api/payments/transactions/codes': { codes: {} },
    'GET /api/payments/transactions/csv': () => new Response('Date', { headers: { 'content-type': 'text/csv' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await userEvent.click(await screen.findByText('Last year'));
  await waitFor(() => expect(saved.names).toEqual(['transactions-received.csv']));
  await userEvent.click(screen.getByRole('button', { name: 'Accounting codes' }));
  const fees = await screen.findByLabelText('Fees');
  await waitFor(() => expect((screen.getByLabelText('Payment') as HTMLInputElement).value).toBe('4000'));
  await userEvent.type(fees, '=1');
  await userEvent.click(screen.getByRole('button', { name: 'Save codes' }));
  expect(await screen.findByText(/Up to 20 letters/)).toBeTruthy();
  await userEvent.clear(fees);
  await userEvent.type(fees, '6800');
  await userEvent.click(screen.getByRole('button', { name: 'Save codes' }));
  const call = 'PUT /api/payments/transactions/codes';
  await waitFor(() =>
    expect(app.sent.find((sent) => sent.call === call)?.body).toEqual({ codes: { charge: '4000', fee: '6800' } }),
  );
});
