import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { InvoiceId, TeamId } from '#shared/ids.ts';
import { Line } from '#shared/text.ts';
import { mostInstallments } from '../invoices/schemas.ts';
import { Order } from '../orders/schemas.ts';
import { PlanTerms } from './schemas.ts';

const toOne = z.strictObject({ invoiceId: InvoiceId });
const ofTeam = z.strictObject({ teamId: TeamId, invoiceId: InvoiceId });
/** The plan that was read, and one of its installments: 0 is the first, or the deposit. */
const chosen = { offer: z.int().min(1), index: z.int().min(0).max(mostInstallments) };

/** Payment plans on invoices: offered by treasurers, accepted and paid by payers. */
export const installments = defineContract('installments', {
  savePaymentPlan: {
    method: 'PUT',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/plan',
    summary: 'Offer to pay what is owed on an invoice in installments; one that was offered before gives way to it',
    access: 'team:manageMoney',
    input: ofTeam.extend(PlanTerms.shape),
    output: z.object({ offer: z.int() }),
    errors: [
      'team.notFound',
      'team.archived',
      'invoice.notFound',
      'invoice.closed',
      'invoice.beingPaid',
      'invoice.cardsUnavailable',
      'installments.tooSmall',
    ],
  },
  waiveInstallment: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/plan/waive',
    summary: 'Waive what is still owed on one installment, with the reason',
    access: 'team:manageMoney',
    input: ofTeam.extend({ ...chosen, reason: Line(2, 300, 'The reason') }),
    output: z.object({}),
    errors: [
      'team.notFound',
      'invoice.notFound',
      'invoice.beingPaid',
      'installments.noPlan',
      'installments.offerChanged',
      'installments.nothingDue',
    ],
  },
  acceptPaymentPlan: {
    method: 'POST',
    path: '/payments/invoices/{invoiceId}/plan/accept',
    summary:
      'Accept a payment plan; with automatic payments the first installment is paid at once, which saves the card',
    access: 'signedIn',
    input: toOne.extend({
      offer: chosen.offer,
      /** The payer agrees that their card is charged on each due date. */
      agreesToCharges: z.boolean(),
    }),
    /** With automatic payments: the order that pays the first installment. */
    output: z.object({ order: Order.optional() }),
    errors: [
      'invoice.notFound',
      'invoice.nothingDue',
      'invoice.cardsUnavailable',
      'invoice.beingPaid',
      'order.adultPays',
      'installments.noPlan',
      'installments.offerChanged',
      'installments.cardNeeded',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  payInstallment: {
    method: 'POST',
    path: '/payments/invoices/{invoiceId}/plan/pay',
    summary: 'Order to pay by card what is owed on one installment',
    access: 'signedIn',
    input: toOne.extend(chosen),
    output: z.object({ order: Order }),
    errors: [
      'invoice.notFound',
      'invoice.nothingDue',
      'invoice.cardsUnavailable',
      'invoice.beingPaid',
      'order.adultPays',
      'installments.noPlan',
      'installments.offerChanged',
      'installments.notAccepted',
      'installments.nothingDue',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  updateCard: {
    method: 'POST',
    path: '/payments/invoices/{invoiceId}/plan/card',
    summary: 'Get the page on which you save another card for a payment plan',
    access: 'signedIn',
    input: toOne,
    output: z.object({ url: z.url() }),
    errors: [
      'invoice.notFound',
      'order.adultPays',
      'invoice.cardsUnavailable',
      'installments.noPlan',
      'installments.noCard',
    ],
    limit: { calls: 30, per: 'hour' },
  },
});
