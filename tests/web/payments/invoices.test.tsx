import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../support/app.tsx';
import { aCard, anInvoice, invoiceAnswers, invoiceId } from '../support/payments/invoices.ts';
import { signedIn } from '../support/signed-in.ts';
import { teamId } from '../support/teams/teams.ts';

const list = 'GET /api/payments/invoices';
const credits = 'GET /api/payments/credits';
const noOrders = { 'GET /api/payments/orders': { orders: [] }, 'GET /api/payments/me/plan-invoices': { invoices: [] } };
const noCredit = { ...noOrders, [credits]: { credits: [], lines: [] } };

it('lists what a family owes, with filters where there is a choice', async () => {
  const people = [
    { personId: 'a', name: 'Ana P' },
    { personId: 'b', name: 'Kim P.' },
  ];
  const listed = {
    invoices: [
      aCard({ isOverdue: true }),
      aCard({ invoiceId: `${invoiceId.slice(0, -1)}C`, title: 'Jersey', personName: 'Kim P.' }),
    ],
    people,
    teams: [{ teamId, name: 'Dawn Hoops' }],
  };
  const app = await openApp('/invoices', { ...signedIn(), ...noCredit, [list]: listed });
  expect(await screen.findByText('You owe $240.00.')).toBeTruthy();
  expect(await screen.findByText('Late · Jul 1, 2031')).toBeTruthy();
  expect(screen.getByLabelText('Player')).toBeTruthy();
  expect(screen.queryByLabelText('Community')).toBe(null);
  await userEvent.click(within(screen.getByRole('group', { name: 'State' })).getByLabelText('Paid'));
  await waitFor(() => expect(app.path()).toBe('/invoices?state=paid'));
});

it('says that there are none', async () => {
  await openApp('/invoices', { ...signedIn(), ...noCredit, [list]: { invoices: [], people: [], teams: [] } });
  expect(await screen.findByText('No invoices.')).toBeTruthy();
});

it('shows the reader’s credit, and where it came from and went', async () => {
  const line = { at: '2031-06-21T10:00:00.000Z', currency: 'USD', sellerName: 'Sam R.' };
  const lines = [
    { ...line, lineId: 'crd_01KAMFE3NG00000000000000AB', kind: 'used', amountMinor: -500, title: 'Pickup basketball' },
    {
      ...line,
      lineId: 'crd_01KAMFE3NG00000000000000AC',
      kind: 'granted',
      amountMinor: 1200,
      title: 'Dawn Hoops',
      reason: 'Helped at the gate',
    },
  ];
  const mine = { credits: [{ sellerName: 'Sam R.', balanceMinor: 700, currency: 'USD' }], lines };
  await openApp('/invoices', {
    ...signedIn(),
    ...noOrders,
    [credits]: mine,
    [list]: { invoices: [], people: [], teams: [] },
  });
  expect(await screen.findByText('With Sam R.')).toBeTruthy();
  expect(screen.getByText('$7.00')).toBeTruthy();
  await userEvent.click(screen.getByText('Where it came from and went'));
  expect(screen.getByText(/From Dawn Hoops: Helped at the gate/)).toBeTruthy();
  expect(screen.getByText('−$5.00')).toBeTruthy();
});

it('lists the invoices of plans with the page of each, and says where they can’t be read', async () => {
  const planInvoices = 'GET /api/payments/me/plan-invoices';
  const ofPlan = {
    id: 'in_1',
    number: 'ROVERS-0001',
    planId: 'pro',
    ownerName: 'Dawn Hoops',
    issuedAt: '2031-06-01T12:00:00.000Z',
    amountMinor: 1900,
    currency: 'USD',
    state: 'paid',
    url: 'https://invoice.example/in_1',
  };
  const none = { ...signedIn(), ...noOrders, [credits]: { credits: [], lines: [] } };
  const answers = { ...none, [list]: { invoices: [], people: [], teams: [] } };
  const app = await openApp('/invoices', { ...answers, [planInvoices]: { invoices: [ofPlan] } });
  const found = within(await screen.findByRole('region', { name: 'Your plans' }));
  expect(found.getByRole('listitem').textContent).toMatch(
    /^Jun 1, 2031Organizer Pro for Dawn Hoops.*ROVERS-0001\s*\$19\.00Paid$/,
  );
  const link = found.getByRole('link', { name: /ROVERS-0001: Organizer Pro for Dawn Hoops/ });
  expect(link.getAttribute('href')).toBe(ofPlan.url);
  app.view.unmount();
  const down = () => Response.json({ code: 'plan.unreachable' }, { status: 503 });
  await openApp('/invoices', { ...answers, [planInvoices]: down });
  expect(await screen.findByText(/^We couldn’t load the invoices of your plans\./)).toBeTruthy();
});

it('shows an invoice with how to pay it, and no card button', async () => {
  await openApp(`/invoices/${invoiceId}`, { ...signedIn(), ...invoiceAnswers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring fee' })).toBeTruthy();
  expect(screen.getByText('Venmo: @hoops · Cash')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBe(null);
});

it('shows what was paid and taxed, and why the rest was waived', async () => {
  const payment = {
    paymentId: 'pay_01KAMFE3NG00000000000000AB',
    method: 'cheque',
    amountMinor: 2000,
    receivedOn: '2031-06-20',
  };
  const invoice = anInvoice({
    state: 'waived',
    balanceMinor: 0,
    paidMinor: 2000,
    payments: [payment],
    payOutside: [],
    reason: 'Coaches the team',
    hasFile: false,
    taxes: [{ rate: 1900, grossMinor: 12_000, taxMinor: 1916 }],
  });
  await openApp(`/invoices/${invoiceId}`, { ...signedIn(), [`GET /api/payments/invoices/${invoiceId}`]: invoice });
  expect(await screen.findByText('Coaches the team')).toBeTruthy();
  expect(screen.getByText('$20.00 · Check · Jun 20, 2031')).toBeTruthy();
  expect(screen.getByText('19% tax included')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBe(null);
});
