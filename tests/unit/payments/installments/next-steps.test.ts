import { expect, it } from 'vitest';
import { kindOfRefusal } from '#shared/payments/cards/declines.ts';
import { afterTry, nextTryOn, stateOfInstallment, stepsOn } from '#shared/payments/installments/next-steps.ts';
import { owedBy } from '#shared/payments/installments/owed-by.ts';
import type { Installment, PaymentPlan } from '#shared/payments/installments/payment-plan.ts';

const one: Installment = { amountMinor: 4000, dueOn: '2026-12-10' };
const planOf = (isAutomatic: boolean, first: Installment = one): PaymentPlan => ({
  offer: 1,
  installments: [first],
  autopay: 'optional',
  graceDays: 7,
  offeredAt: '2026-11-30T12:00:00.000Z',
  byId: 'treasurer',
  accepted: { at: '2026-12-01T12:00:00.000Z', byId: 'payer', isAutomatic },
});
const owed = { totalMinor: 4000, paidMinor: 0 };
const on = (plan: PaymentPlan, day: string) => stepsOn(plan, owed, day).map(({ what }) => what);

it('reminds three days before, and on the day where it is paid by hand', () => {
  const byHand = planOf(false);
  expect(['2026-12-06', '2026-12-07', '2026-12-10', '2026-12-11', '2026-12-18'].map((day) => on(byHand, day))).toEqual([
    [],
    ['remind'],
    ['remind'],
    [],
    ['pastDue'],
  ]);
  expect(on(planOf(true), '2026-12-10')).toEqual(['charge']);
  expect(stepsOn(byHand, { ...owed, paidMinor: 4000 }, '2026-12-10')).toEqual([]);
});

it('tries a card again one, three and five days later, and a final refusal never', () => {
  let card = one;
  const days: (string | undefined)[] = [];
  for (const day of ['2026-12-10', '2026-12-11', '2026-12-13', '2026-12-15']) {
    card = { ...afterTry(card, day), failure: { kind: 'soft', message: 'No', on: day } };
    days.push(nextTryOn(card));
  }
  expect(days).toEqual(['2026-12-11', '2026-12-13', '2026-12-15', undefined]);
  expect(on(planOf(true, card), '2026-12-16')).toEqual([]);
  expect(on(planOf(true, card), '2026-12-18')).toEqual(['pastDue']);
  expect(nextTryOn({ ...one, failure: { kind: 'final', message: 'No', on: '2026-12-10' } })).toBeUndefined();
});

it.each([
  [{ code: 'card_declined', declineCode: 'insufficient_funds' }, 'soft'],
  [{ code: 'card_declined', declineCode: 'do_not_honor' }, 'soft'],
  [{ code: 'card_declined', declineCode: 'do_not_honor', adviceCode: 'do_not_try_again' }, 'final'],
  [{ code: 'card_declined', declineCode: 'stolen_card' }, 'final'],
  [{ code: 'card_declined', declineCode: 'lost_card' }, 'final'],
  [{ code: 'expired_card' }, 'final'],
  [{ code: 'authentication_required', declineCode: 'authentication_required' }, 'authentication'],
] as const)('takes %o for %s', (refusal, kind) => {
  expect(kindOfRefusal(refusal)).toBe(kind);
});

it('says how an installment stands', () => {
  const at = { restMinor: 4000, isOpen: true, today: '2026-12-01' };
  const failure = { kind: 'soft', message: 'No', on: '2026-12-10' } as const;
  const states = [
    stateOfInstallment(one, at),
    stateOfInstallment({ ...one, chargingId: 'ord' }, at),
    stateOfInstallment(one, { ...at, restMinor: 0 }),
    stateOfInstallment({ ...one, waived: { amountMinor: 4000, reason: 'Helps' } }, { ...at, restMinor: 0 }),
    stateOfInstallment(one, { ...at, isOpen: false }),
    stateOfInstallment(one, { ...at, today: '2026-12-11' }),
    stateOfInstallment({ ...one, failure }, { ...at, today: '2026-12-11' }),
    stateOfInstallment({ ...one, failure: { ...failure, kind: 'final' } }, { ...at, today: '2026-12-11' }),
  ];
  expect(states).toEqual(['scheduled', 'processing', 'paid', 'waived', 'cancelled', 'past_due', 'failed', 'past_due']);
});

it('asks for what is due of a plan, and for everything of an invoice without one', () => {
  const invoice = { status: 'open', totalMinor: 4000, paidMinor: 0, dueOn: '2026-12-10' } as const;
  expect(owedBy(invoice, '2026-12-01')).toBe(4000);
  expect(owedBy({ ...invoice, plan: planOf(false) }, '2026-12-01')).toBe(0);
  expect(owedBy({ ...invoice, plan: planOf(false) }, '2026-12-10')).toBe(4000);
});
