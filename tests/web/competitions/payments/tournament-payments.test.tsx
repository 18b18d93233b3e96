import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  entryId,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { savedFiles } from '../../support/saved-files.ts';
import { signedIn } from '../../support/signed-in.ts';

const user = userEvent.setup();
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const at = `/api/competitions/tournaments/${tournamentId}`;
const orderId = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const otherId = 'ten_01KAMFE3NG00000000000000AC';
const ann = { dueId: entryId, name: 'Ann Lee and Bo Diaz', what: 'Doubles', owed: usd(4500), byCard: usd(2250) };
const cy = { dueId: otherId, name: 'Cy Park', what: 'Singles', owed: usd(2000) };
const paid = { mark: 'cash', amount: usd(2000), at: '2031-02-01T18:00:00.000Z', byName: 'Maya' };
const order = {
  orderId,
  subjectKind: 'tournament',
  subjectId: tournamentId,
  href: `/tournament/${slug}`,
  title: 'Summer Open',
  startsAt: '2099-06-07T05:00:00.000Z',
  timeZone: 'America/Chicago',
  payerName: 'Ann Lee',
  lines: [
    {
      kind: 'entry',
      personId: '01da2264-a51f-452c-9335-bad67d7ab7d2',
      name: 'Ann Lee',
      label: 'Doubles, half',
      amountMinor: 2250,
    },
  ],
  subtotalMinor: 2250,
  serviceFeeMinor: 98,
  totalMinor: 2348,
  refundedMinor: 0,
  currency: 'USD',
  status: 'paid',
  expiresAt: '2031-02-01T18:10:00.000Z',
  createdAt: '2031-02-01T18:00:00.000Z',
  paidAt: '2031-02-01T18:01:00.000Z',
  terms: { refundPolicy: 'deadline', refundUntil: '2099-06-01T23:00:00.000Z' },
  refunds: [],
};
const money = { dues: [ann, cy], payOutside: [{ way: 'cash' }], orders: [order], reminded: {}, accountingCode: '4100' };

const viewFor = (may: readonly string[]) => {
  const { tournament } = myTournamentView;
  const categories = tournament.categories.map((category) => ({ ...category, fee: usd(2000) }));
  return { ...myTournamentView, may, tournament: { ...tournament, categories } };
};

const opened = (read: object = money, may = ['manageMoney', 'markPaid', 'refund']) =>
  openApp(`/tournament/${slug}/payments`, {
    ...signedIn(),
    ...tournamentAnswers,
    [`GET /api/competitions/me/tournaments/${slug}`]: viewFor(may),
    [`GET ${at}/money`]: read,
    [`GET ${at}/dues`]: { dues: [cy], payOutside: [{ way: 'cash' }] },
    [`POST ${at}/reminders`]: { reminded: 2, rested: 0 },
    [`POST ${at}/orders/${orderId}/refunds`]: { ...order, refundedMinor: 2348 },
    [`PUT ${at}/dues/${otherId}`]: { ...cy, paid },
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

afterEach(() => vi.restoreAllMocks());

it('is a tab of the tournament that says who owes what, and marks a payment with one press', async () => {
  const { sent } = await opened();
  const tabs = within(await screen.findByRole('navigation', { name: 'Summer Open' }));
  expect(tabs.getByRole('link', { name: 'Money', current: 'page' })).toBeTruthy();
  expect((await rowOf(/Ann Lee and Bo Diaz/)).getByText('Owes $22.50 more')).toBeTruthy();
  for (const sum of ['$22.50 paid', '$42.50 to come']) expect(screen.getByText(sum)).toBeTruthy();
  await user.click((await rowOf(/Cy Park/)).getByRole('button', { name: 'Cy Park paid in cash' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `PUT ${at}/dues/${otherId}`)?.body).toEqual({
      mark: 'cash',
      seenAmountMinor: 2000,
    }),
  );
});

it('reminds every entry that owes with one press', async () => {
  const { sent } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Remind all 2' }));
  expect(await screen.findByText('2 reminders sent')).toBeTruthy();
  expect(sent.some(({ call }) => call === `POST ${at}/reminders`)).toBe(true);
});

it('sends a card payment back after asking how much', async () => {
  const { sent } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Order of Ann Lee' }));
  const panel = within(await screen.findByRole('region', { name: 'Order of Ann Lee' }));
  await user.click(panel.getByRole('button', { name: 'Refund $23.48' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `POST ${at}/orders/${orderId}/refunds`)).toBe(true));
});

it('writes the books’ own code into the file of card payments', async () => {
  const { files } = savedFiles();
  await opened();
  await screen.findByRole('button', { name: 'Order of Ann Lee' });
  await user.click(screen.getAllByRole('button', { name: 'CSV' })[1] as HTMLElement);
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('Accounting code');
  expect(text.trim().endsWith('4100')).toBe(true);
});

it('shows the desk who paid, without reminders and card payments', async () => {
  await opened(money, ['checkIn', 'markPaid']);
  expect((await rowOf(/Cy Park/)).getByRole('button', { name: 'Cy Park paid in cash' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remind all/ })).toBeNull();
  expect(screen.queryByText('Paid by card')).toBeNull();
});

it('says what comes here while there is nothing', async () => {
  await opened({ dues: [], orders: [], reminded: {} });
  expect(await screen.findByText('No payments yet. Entries in categories with a fee are listed here.')).toBeTruthy();
});

it('lists who asks to pay less, and gives what a treasurer chose', async () => {
  const userId = '01da2264-a51f-452c-9335-bad67d7ab7a9';
  const request = {
    subjectId: tournamentId,
    title: 'Summer Open',
    userId,
    name: 'Di Moss',
    note: 'I lost my job in May.',
    askedAt: '2031-02-01T10:00:00.000Z',
  };
  const view = viewFor(['manageMoney', 'markPaid', 'refund']);
  const { teamId } = view.tournament;
  const answer = `PUT /api/payments/teams/${teamId}/aid/${tournamentId}/${userId}`;
  const { sent } = await openApp(`/tournament/${slug}/payments`, {
    ...signedIn(),
    ...tournamentAnswers,
    [`GET /api/competitions/me/tournaments/${slug}`]: { ...view, tournament: { ...view.tournament, takesCards: true } },
    [`GET ${at}/money`]: money,
    [`GET /api/payments/teams/${teamId}/aid`]: { requests: [request] },
    [answer]: {},
  });
  expect(await screen.findByRole('heading', { name: 'Financial aid' })).toBeTruthy();
  expect(screen.getByText(request.note)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Summer Open' }).map((link) => link.getAttribute('href'));
  expect(links).toContain(`/tournament/${tournamentId}`);
  expect(sent.find(({ call }) => call === `GET /api/payments/teams/${teamId}/aid`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give Di Moss a discount' }));
  await user.click(screen.getByRole('button', { name: 'Give discount' }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ call: answer, body: { answer: { kind: 'grant', percent: 50 } } }),
    ),
  );
});

it('leads readers who keep no money to the tournament', async () => {
  const app = await opened(money, []);
  await waitFor(() => expect(app.path()).toBe(`/tournament/${slug}`));
});
