import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accepted,
  dueBy,
  installmentsOf,
  type PaymentPlan,
  planDueOn,
  restsOf,
  withInstallment,
} from '#shared/payments/installments/payment-plan.ts';
import { monthlyFrom } from '#shared/payments/invoices/totals.ts';

const planOf = (installments: PaymentPlan['installments']): PaymentPlan => ({
  offer: 1,
  installments,
  autopay: 'optional',
  graceDays: 7,
  offeredAt: '2026-11-30T12:00:00.000Z',
  byId: 'treasurer',
});
const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);

const anyPlan = fc
  .record({
    owed: fc.integer({ min: 100, max: 1_000_000 }),
    parts: fc.integer({ min: 1, max: 12 }),
    share: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ owed, parts, share }) => ({
    owed,
    plan: planOf(
      installmentsOf(
        { amountMinor: owed, currency: 'USD' },
        { depositMinor: Math.floor((owed * share) / 100), dueOn: monthlyFrom('2026-12-01', parts) },
      ),
    ),
  }));

it('always comes to what is owed, to the cent, in parts that differ by a cent at most', () => {
  fc.assert(
    fc.property(anyPlan, ({ owed, plan }) => {
      const amounts = plan.installments.map(({ amountMinor }) => amountMinor);
      const equal = plan.installments.filter(({ isDeposit }) => !isDeposit).map(({ amountMinor }) => amountMinor);
      return sum(amounts) === owed && Math.max(...equal) - Math.min(...equal) <= 1;
    }),
  );
});

interface Move {
  readonly index: number;
  readonly percent: number;
  readonly isWaived: boolean;
}

/** The plan after a payment for one installment (or for none, by hand), or after one was waived. */
function moved(
  plan: PaymentPlan,
  invoice: { paidMinor: number; waivedMinor: number; readonly totalMinor: number },
  { index, percent, isWaived }: Move,
): PaymentPlan {
  const rests = restsOf(plan, invoice);
  const rest = index < 0 ? sum(rests) : (rests[index] ?? 0);
  const one = plan.installments[index];
  if (isWaived && rest > 0 && one && !one.waived) {
    invoice.waivedMinor += rest;
    return withInstallment(plan, index, (is) => ({ ...is, waived: { amountMinor: rest, reason: 'Helps' } }));
  }
  const amountMinor = Math.floor((rest * percent) / 100);
  invoice.paidMinor += amountMinor;
  return withInstallment(plan, index, (is) => ({ ...is, paidMinor: (is.paidMinor ?? 0) + amountMinor }));
}

it('owes of its installments what is owed on the invoice, whatever was paid, by card or by hand, and waived', () => {
  const moves = fc.array(
    fc.record({
      index: fc.integer({ min: -1, max: 11 }),
      percent: fc.integer({ min: 1, max: 100 }),
      isWaived: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(anyPlan, moves, fc.integer({ min: 0, max: 5000 }), ({ owed, plan }, all, before) => {
      const invoice = { totalMinor: owed + before, paidMinor: before, waivedMinor: 0 };
      let is = plan;
      for (const move of all) is = moved(is, invoice, move);
      const rests = restsOf(is, invoice);
      return (
        rests.every((rest) => rest >= 0) && sum(rests) === invoice.totalMinor - invoice.paidMinor - invoice.waivedMinor
      );
    }),
  );
});

it('falls on the last day of shorter months', () => {
  expect(monthlyFrom('2027-12-31', 4)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
});

it('is due when its next installment is, once it is accepted, and asks for what is due by a day', () => {
  const plan = planOf(
    installmentsOf(
      { amountMinor: 12_000, currency: 'USD' },
      { depositMinor: 3000, dueOn: ['2026-12-10', '2027-01-10'] },
    ),
  );
  const owed = { totalMinor: 12_000, paidMinor: 0 };
  expect(planDueOn(plan, owed)).toBeUndefined();
  const agreed = accepted(plan, { at: '2026-12-01T09:00:00.000Z', byId: 'payer', isAutomatic: false });
  expect(planDueOn(agreed, owed)).toBe('2026-12-01');
  expect(planDueOn(agreed, { ...owed, paidMinor: 3000 })).toBe('2026-12-10');
  expect(dueBy(agreed, owed, '2026-12-31')).toBe(7500);
});
