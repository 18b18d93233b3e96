import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aCard, anOwed, aTreasuryShown, invoiceId } from '../../support/payments/invoices.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const money = `/api/payments/teams/${teamId}`;
const payment = `POST ${money}/invoices/${invoiceId}/payments`;
const paymentId = 'pay_01KAMFE3NG00000000000000AB';
const payOutside = [{ way: 'venmo', to: '@hoops' }];

const line = { lineId: 'led_01KAMFE3NG00000000000000AB', kind: 'expense', on: '2031-06-21', isReversed: false };
const ledger = {
  balanceMinor: 128_450,
  currency: 'USD',
  lines: [
    {
      ...line,
      lineId: 'led_01KAMFE3NG00000000000000AC',
      kind: 'payment',
      on: '2031-06-23',
      title: 'Spring fee, 2 players',
      amountMinor: 24_000,
    },
    { ...line, title: 'Field rental', amountMinor: -31_000 },
  ],
  points: [
    { on: '2031-06-21', balanceMinor: 104_450 },
    { on: '2031-06-23', balanceMinor: 128_450 },
  ],
};

const open = (seen: object, more: object = {}, may: readonly string[] = ['manageMoney']) =>
  openApp(`/team/${teamId}?tab=money`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { team: aTeamShown(), roles: ['member'], squads: [], may },
    [`GET ${money}/ledger`]: ledger,
    [`GET ${money}/credits`]: { credits: [] },
    [`GET ${money}/money`]: { own: [], payOutside, currency: 'USD', ...seen },
    ...more,
  });

it('shows members what they owe and how to pay it, and nothing of others', async () => {
  await open({ own: [aCard()] }, {}, []);
  expect(await screen.findByText('Pay Dawn Hoops $120.00')).toBeTruthy();
  expect(screen.getByText(/Venmo: @hoops/)).toBeTruthy();
  expect(screen.queryByText('Still owed')).toBe(null);
});

it('tells a member who owes nothing so', async () => {
  await open({}, {}, []);
  expect(await screen.findByText('You don’t owe anything.')).toBeTruthy();
});

it('shows a treasurer what each player owes, and reminds all of them with one press', async () => {
  const app = await open({ treasury: aTreasuryShown() }, { [`POST ${money}/reminders`]: { reminded: 1, rested: 0 } });
  expect(await screen.findByText('Tom Weber')).toBeTruthy();
  expect(screen.getByText('for Anna W.')).toBeTruthy();
  expect(screen.getByText('from 1 player')).toBeTruthy();
  expect(screen.getByText('$240.00 paid')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remind all 1' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: `POST ${money}/reminders` })));
});

it('marks an invoice as paid with one press, which can be taken back', async () => {
  const app = await open(
    { treasury: aTreasuryShown() },
    { [payment]: { paymentId }, [`DELETE ${money}/invoices/${invoiceId}/payments/${paymentId}`]: {} },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mark Tom Weber, Spring fee, as paid' }));
  const body = expect.objectContaining({ method: 'other', amountMinor: 12_000 });
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: payment, body })));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: `DELETE ${money}/invoices/${invoiceId}/payments/${paymentId}` }),
    ),
  );
});

it('counts only the others where some were reminded within three days', async () => {
  await open({
    treasury: aTreasuryShown({ remindable: 2, rested: 1, owed: [anOwed({ remindedAt: '2031-06-01T10:00:00.000Z' })] }),
  });
  expect(await screen.findByText('1 reminded in the last 3 days')).toBeTruthy();
});

it('says that everything is paid, with how much came in', async () => {
  const sums = { owedMinor: 0, paidMinor: 184_000, lateMinor: 0, soonMinor: 0, owing: 0, payers: 16 };
  const closed = [anOwed({ state: 'paid', balanceMinor: 0, paidMinor: 12_000 })];
  await open({ treasury: aTreasuryShown({ owed: [], closed, sums, remindable: 0 }) });
  expect(await screen.findByText('All paid up.')).toBeTruthy();
  expect(screen.getByText('16 players, $1,840.00 in.')).toBeTruthy();
});

it('asks how members pay before anything can be charged', async () => {
  const settings = { ...aTreasuryShown().settings, payOutside: [], isUsed: false };
  await open({ treasury: aTreasuryShown({ owed: [], settings, remindable: 0 }) });
  expect(await screen.findByText('How do members pay you?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New fee' })).toBe(null);
});

it('charges a fee in installments', async () => {
  const app = await open(
    { treasury: aTreasuryShown() },
    { [`POST ${money}/fees`]: { feeId: 'fee_01KAMFE3NG00000000000000AB', invoices: 3 } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New fee' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Fall fee');
  await userEvent.type(screen.getByLabelText('Amount for each player'), '100');
  const count = screen.getByLabelText('Installments');
  await userEvent.clear(count);
  await userEvent.type(count, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Send invoices' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({
        call: `POST ${money}/fees`,
        body: expect.objectContaining({ name: 'Fall fee', amountMinor: 10_000, who: { kind: 'everyone' } }),
      }),
    ),
  );
});

it('shows every member the open ledger, which treasurers keep', async () => {
  await open({ own: [aCard()] }, {}, []);
  expect(await screen.findByText('All members see this')).toBeTruthy();
  expect(screen.getByText('$1,284.50')).toBeTruthy();
  expect(screen.getByText('+$240.00')).toBeTruthy();
  expect(screen.getByText('-$310.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add an expense' })).toBe(null);
});

it('lets a treasurer add an expense and take one back', async () => {
  const reverse = `POST ${money}/ledger/expenses/${line.lineId}/reverse`;
  const app = await open(
    { treasury: aTreasuryShown() },
    { [`POST ${money}/ledger/expenses`]: { entryId: line.lineId }, [reverse]: {} },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add an expense' }));
  await userEvent.type(await screen.findByLabelText('What it was for'), 'Jerseys');
  await userEvent.type(screen.getByLabelText('Amount'), '448');
  await userEvent.click(screen.getByRole('button', { name: 'Add expense' }));
  const body = expect.objectContaining({ title: 'Jerseys', amountMinor: 44_800 });
  const call = `POST ${money}/ledger/expenses`;
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call, body })));
  await userEvent.click(screen.getByRole('button', { name: 'Take Field rental back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: reverse })));
});

it('writes an invoice line by line, which stays a draft until it is sent', async () => {
  const draft = anOwed({ invoiceId: `${invoiceId.slice(0, -1)}D`, title: 'Trip', state: 'draft', balanceMinor: 0 });
  const app = await open(
    { treasury: aTreasuryShown({ owed: [], remindable: 0, drafts: [draft] }) },
    {
      [`POST ${money}/invoices`]: { invoiceId },
      [`POST ${money}/invoices/${draft.invoiceId}/send`]: { number: 'COMETS-2031-00007' },
    },
  );
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  expect(drafts.textContent).toContain('$120.00');
  await userEvent.click(screen.getByRole('button', { name: 'Send Trip to Tom Weber' }));
  expect(await screen.findByText('Invoice COMETS-2031-00007 sent')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New invoice' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Enter an amount.')).toBeTruthy();
  expect(screen.queryByText('undefined')).toBe(null);
  await userEvent.type(screen.getByLabelText('What it is for'), 'Bus to Dallas');
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '2');
  await userEvent.type(screen.getByLabelText(/^Price of one/), '15.50');
  expect(await screen.findByText('Total $31.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Player/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana P' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === `POST ${money}/invoices`)).toBe(true));
  const [sent] = app.sent.filter(({ call }) => call === `POST ${money}/invoices`);
  expect(sent?.body).toMatchObject({
    title: 'Bus to Dallas',
    lines: [{ text: 'Bus to Dallas', quantity: 2, unitMinor: 1550, taxRate: 0 }],
  });
});

it('says before saving that what is more than is owed becomes credit', async () => {
  const app = await open({ treasury: aTreasuryShown() }, { [payment]: { paymentId } });
  await userEvent.click(await screen.findByRole('button', { name: /^More for/ }));
  await userEvent.click(await screen.findByText('Paid another amount'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '125');
  expect(await screen.findByText(/The other \$5\.00 becomes their credit with you/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(app.sent.map(({ call }) => call)).toContain(payment));
  const said = app.sent.find(({ call }) => call === payment);
  expect(said?.body).toMatchObject({ amountMinor: 12_500, restAsCredit: true });
}, 60_000);
