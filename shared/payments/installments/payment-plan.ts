import type { Money } from '#shared/money.ts';
import type { Decline } from '../cards/declines.ts';
import type { Card } from '../orders/schemas.ts';
import { splitMoney } from '../split-money.ts';

/** How the last try to charge an installment ended. */
interface Failure extends Decline {
  /** A calendar day. */
  readonly on: string;
}

/** One installment of a payment plan as it is stored. */
export interface Installment {
  readonly amountMinor: number;
  readonly isDeposit?: boolean | undefined;
  /** A calendar day; absent on what is due when the plan is accepted. */
  readonly dueOn?: string | undefined;
  /** What card payments for this installment brought, in minor units. */
  readonly paidMinor?: number | undefined;
  /** What need not be paid, in minor units, and why. */
  readonly waived?: { readonly amountMinor: number; readonly reason: string } | undefined;
  /** The order of a charge whose end is not known yet. */
  readonly chargingId?: string | undefined;
  /** How often a saved card was charged for it. */
  readonly tries?: number | undefined;
  /** Tries with the card that is saved now: the day of the first, and how many. */
  readonly series?: { readonly since: string; readonly count: number } | undefined;
  readonly failure?: Failure | undefined;
}

/** What a payer agreed to. */
export interface Accepted {
  readonly at: string;
  readonly byId: string;
  /** Whether their card is charged when an installment is due. */
  readonly isAutomatic: boolean;
}

/** A payment plan on an invoice as it is stored. Amounts never change; another plan is another offer, to be accepted anew. */
export interface PaymentPlan {
  /** Counts the plans of an invoice: a payer accepts the one that they read. */
  readonly offer: number;
  readonly installments: readonly Installment[];
  readonly autopay: 'required' | 'optional';
  /** Days after the due date on which the treasurers hear of what is not paid. */
  readonly graceDays: number;
  readonly offeredAt: string;
  readonly byId: string;
  readonly accepted?: Accepted | undefined;
  /** The card that is charged, as it can be shown. */
  readonly card?: Card | undefined;
}

/** What of an invoice its plan depends on, in minor units. */
export interface Owed {
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly waivedMinor?: number | undefined;
}

interface Terms {
  /** Due when the plan is accepted. */
  readonly depositMinor?: number | undefined;
  /** Calendar days. */
  readonly dueOn: readonly string[];
}

/** What is owed as a deposit and equal parts, to the coin; the larger parts come first. */
export function installmentsOf(
  { amountMinor: owedMinor, currency }: Money,
  { depositMinor = 0, dueOn }: Terms,
): readonly Installment[] {
  const amounts = splitMoney({ amountMinor: owedMinor - depositMinor, currency }, dueOn.length);
  const parts = dueOn.map((day, index) => ({ amountMinor: amounts[index] ?? 0, dueOn: day }));
  return depositMinor > 0 ? [{ amountMinor: depositMinor, isDeposit: true }, ...parts] : parts;
}

const sum = (some: readonly Installment[], amount: (one: Installment) => number | undefined): number =>
  some.reduce((total, one) => total + (amount(one) ?? 0), 0);

const needOf = ({ amountMinor, waived, paidMinor = 0 }: Installment): number =>
  Math.max(0, amountMinor - (waived?.amountMinor ?? 0) - paidMinor);

/**
 * What is still owed of each installment, in minor units: together what is owed on the invoice. A card payment made for an
 * installment counts for it; all other payments count for the earliest that are open.
 */
export function restsOf({ installments }: Pick<PaymentPlan, 'installments'>, owed: Owed): readonly number[] {
  const { totalMinor, paidMinor, waivedMinor = 0 } = owed;
  const before = totalMinor - sum(installments, ({ amountMinor }) => amountMinor);
  const named = sum(installments, (one) => (one.paidMinor ?? 0) + (one.waived?.amountMinor ?? 0));
  let left = Math.max(0, paidMinor + waivedMinor - named - before);
  return installments.map((one) => {
    const need = needOf(one);
    const taken = Math.min(left, need);
    left -= taken;
    return need - taken;
  });
}

/** The first installment on which something is owed; -1 where everything is paid. */
export const nextOf = (rests: readonly number[]): number => rests.findIndex((rest) => rest > 0);

/** When what is owed next is due: a calendar day, once the plan is accepted. */
export function planDueOn(plan: PaymentPlan | undefined, owed: Owed): string | undefined {
  if (!plan?.accepted) return undefined;
  return plan.installments[nextOf(restsOf(plan, owed))]?.dueOn;
}

/** What a plan asks for by the end of a calendar day, in minor units. */
export function dueBy(plan: PaymentPlan, owed: Owed, day: string): number {
  const rests = restsOf(plan, owed);
  return plan.installments.reduce(
    (total, { dueOn }, index) => total + (dueOn && dueOn <= day ? (rests[index] ?? 0) : 0),
    0,
  );
}

/** A plan with one installment changed. */
export const withInstallment = (
  plan: PaymentPlan,
  index: number,
  change: (before: Installment) => Installment,
): PaymentPlan => ({ ...plan, installments: plan.installments.map((one, at) => (at === index ? change(one) : one)) });

/** A plan that its payer accepted on a calendar day. What is paid at once is due on that day. */
export function accepted(plan: PaymentPlan, by: Accepted): PaymentPlan {
  const day = by.at.slice(0, 10);
  const first = (one: Installment) => (by.isAutomatic || !one.dueOn ? { ...one, dueOn: day } : one);
  return { ...withInstallment(plan, 0, first), accepted: by };
}

/** A plan whose tries begin anew, with another card. */
export const withCard = (plan: PaymentPlan, card: Card): PaymentPlan => ({
  ...plan,
  card,
  installments: plan.installments.map(({ failure: _, series: __, ...one }) => one),
});
