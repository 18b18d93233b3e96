import { balanceOf, type Standing } from '../invoices/standing.ts';
import { dueBy, type PaymentPlan } from './payment-plan.ts';

interface Planned extends Standing {
  readonly plan?: PaymentPlan | undefined;
}

/** What an invoice asks for by the end of a calendar day, in minor units: with a plan, the installments that are due by then. */
export const owedBy = (invoice: Planned, day: string): number => {
  const balance = balanceOf(invoice);
  return invoice.plan?.accepted ? Math.min(balance, dueBy(invoice.plan, invoice, day)) : balance;
};
