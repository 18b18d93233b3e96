import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balancePoints, type StoredEntry, toLedgerLines } from '#shared/payments/invoices/ledger.ts';
import { invoiceNumber, prefixFrom, prefixPattern } from '#shared/payments/invoices/number.ts';
import { mayRemind, remindersFrom } from '#shared/payments/invoices/reminders.ts';
import {
  balanceOf,
  canPay,
  isOverdue,
  type Standing,
  stateOf,
  storedStates,
} from '#shared/payments/invoices/standing.ts';
import { monthlyFrom, taxesOf, totalOf } from '#shared/payments/invoices/totals.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unitMinor: fc.integer({ min: 0, max: 100_000 }),
  taxRate: fc.constantFrom(0, 700, 1900),
});

it('finds a tax that is contained in the price: never more than it, and nothing without a rate', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 200 }), (lines) => {
      const taxes = taxesOf(lines);
      expect(taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBeLessThanOrEqual(totalOf(lines));
      expect(taxes.every(({ taxMinor }) => Number.isInteger(taxMinor))).toBe(true);
      expect(taxes.some(({ rate }) => rate === 0)).toBe(false);
    }),
  );
});

const standing = fc.record({
  status: fc.constantFrom(...storedStates),
  totalMinor: amount,
  paidMinor: fc.integer({ min: 0, max: 100_000_000 }),
  dueOn: fc.constant('2026-12-01'),
});

it('owes nothing once it is closed or paid, and is overdue only while it owes', () => {
  fc.assert(
    fc.property(standing, (invoice: Standing) => {
      const balance = balanceOf(invoice);
      expect(balance).toBeGreaterThanOrEqual(0);
      if (invoice.status !== 'open' || stateOf(invoice) === 'paid') expect(balance).toBe(0);
      if (isOverdue(invoice, '2027-01-01')) expect(balance).toBeGreaterThan(0);
      expect(canPay(invoice, balance + 1)).toBe(false);
    }),
  );
});

it('goes from sent over viewed and partly paid to paid', () => {
  const sent = { status: 'open', totalMinor: 100, paidMinor: 0, dueOn: '2026-12-01' } as const;
  expect(stateOf(sent)).toBe('sent');
  expect(stateOf({ ...sent, viewedAt: '2026-11-01T00:00:00.000Z' })).toBe('viewed');
  expect(stateOf({ ...sent, paidMinor: 1 })).toBe('partially_paid');
  expect(stateOf({ ...sent, paidMinor: 100 })).toBe('paid');
});

it('numbers invoices by seller and year', () => {
  expect(invoiceNumber('COMETS', 2026, 1)).toBe('COMETS-2026-00001');
  expect(prefixFrom('U10 Comets')).toBe('U10COMET');
  expect(prefixFrom('足球')).toBe('TEAM');
  fc.assert(fc.property(fc.string(), (name) => prefixPattern.test(prefixFrom(name))));
});

it('plans monthly due dates, the last day where a month is shorter', () => {
  expect(monthlyFrom('2026-12-31', 3)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
});

it('reminds on five days around the due date, and by hand every three days', () => {
  const now = new Date('2026-11-29T00:00:00.000Z');
  expect(remindersFrom('2026-12-01', now).map(({ day }) => day)).toEqual([0, 3, 7, 14]);
  expect(mayRemind(undefined, now)).toBe(true);
  expect(mayRemind('2026-11-26T00:00:01.000Z', now)).toBe(false);
  expect(mayRemind('2026-11-26T00:00:00.000Z', now)).toBe(true);
});

const entry = (entryId: string, on: string, amountMinor: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  entryId,
  kind: 'payment',
  on,
  title: 'Spring fee',
  amountMinor,
  ...more,
});

it('says what came in on a day and from how many payers, and names none of them', () => {
  const paid = [
    entry('1', '2026-11-23', 12_000, { payerId: 'a' }),
    entry('2', '2026-11-23', 12_000, { payerId: 'b' }),
    entry('3', '2026-11-21', -31_000, { kind: 'expense', title: 'Field rental' }),
  ];
  const lines = toLedgerLines(paid, { isYouth: false });
  expect(lines.map(({ title, amountMinor }) => [title, amountMinor])).toEqual([
    ['Spring fee, 2 players', 24_000],
    ['Field rental', -31_000],
  ]);
  expect(toLedgerLines(paid, { isYouth: true })[0]?.title).toBe('Spring fee, 2 families');
  expect(JSON.stringify(lines)).not.toContain('payerId');
});

it('works the balance of each day back from what is there now', () => {
  const entries = [entry('1', '2026-11-23', 500), entry('2', '2026-11-21', -200), entry('3', '2026-11-20', 700)];
  expect(balancePoints(entries, 1000)).toEqual([
    { on: '2026-11-20', balanceMinor: 700 },
    { on: '2026-11-21', balanceMinor: 500 },
    { on: '2026-11-23', balanceMinor: 1000 },
  ]);
});
