import type * as z from 'zod';
import { nextTryOn, stateOfInstallment } from '#shared/payments/installments/next-steps.ts';
import { type Installment, type PaymentPlan, restsOf } from '#shared/payments/installments/payment-plan.ts';
import type { PlanSummary } from '#shared/payments/installments/plan-summary.ts';
import type { SeenInstallment, SeenPlan } from '#shared/payments/installments/schemas.ts';
import { dueToday, type Standing } from '#shared/payments/invoices/standing.ts';

/** A payment plan as payers and treasurers see it. */
export function seenPlan(plan: PaymentPlan, invoice: Standing, now: Date): SeenPlan {
  const { offer, autopay, graceDays, accepted, card, installments } = plan;
  const rests = restsOf(plan, invoice);
  const at = { isOpen: invoice.status === 'open', today: dueToday(now) };
  return {
    offer,
    installments: installments.map((one, index) => seenInstallment(one, { ...at, restMinor: rests[index] ?? 0 })),
    autopay,
    graceDays,
    isAccepted: accepted !== undefined,
    isAutomatic: accepted?.isAutomatic ?? false,
    ...(card && { card }),
  };
}

function seenInstallment(one: Installment, at: Parameters<typeof stateOfInstallment>[1]): SeenInstallment {
  const { amountMinor, isDeposit = false, dueOn, failure, waived } = one;
  const tryOn = failure && at.restMinor > 0 ? nextTryOn(one) : undefined;
  return {
    amountMinor,
    isDeposit,
    restMinor: at.restMinor,
    ...(dueOn && { dueOn }),
    state: stateOfInstallment(one, at),
    ...(failure && at.restMinor > 0 && { failure: failure.message }),
    ...(tryOn && { nextTryOn: tryOn }),
    ...(waived && { reason: waived.reason }),
  };
}

/** A payment plan in a list. */
export function planSummary(plan: PaymentPlan, invoice: Standing): z.infer<typeof PlanSummary> {
  const rests = restsOf(plan, invoice);
  return {
    total: rests.length,
    settled: rests.filter((rest) => rest === 0).length,
    isAccepted: plan.accepted !== undefined,
    hasFailed: plan.installments.some(({ failure }, index) => failure !== undefined && (rests[index] ?? 0) > 0),
  };
}
