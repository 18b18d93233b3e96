import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PaymentPlan } from '#shared/payments/installments/payment-plan.ts';
import type { InvoiceLine, PaidBy, Payee } from '#shared/payments/invoices/schemas.ts';
import { storedStates } from '#shared/payments/invoices/standing.ts';
import type { SavedCard } from '../ports/cards/saved-card.ts';

/** A payment as it is stored on its invoice. */
export interface StoredPayment {
  readonly paymentId: string;
  readonly method: PaidBy;
  /** 0 where a card payment came when nothing was owed any more: then all of it went back. */
  readonly amountMinor: number;
  /** What of it the payer's credit paid. */
  readonly creditMinor?: number | undefined;
  /** What was given beyond what was owed, and is the payer's credit since. */
  readonly overpaidMinor?: number | undefined;
  /** A calendar day. */
  readonly receivedOn: string;
  readonly note?: string | undefined;
  /** When it was recorded, and by which treasurer; by card, its payer. */
  readonly at: string;
  readonly byId: string;
  /** By card: the order that paid it, and what went back of it, by refund, in minor units. */
  readonly orderId?: string | undefined;
  readonly refunds?: Readonly<Record<string, number>> | undefined;
  /** By card: what its payer asked their bank back for, by dispute. */
  readonly disputes?: Readonly<Record<string, PaymentDispute>> | undefined;
}

/** The part of a disputed payment that an invoice took, in minor units, and what the bank decided. */
export interface PaymentDispute {
  readonly amountMinor: number;
  readonly status: 'open' | 'won' | 'lost';
}

/** What a member of a team has to pay. It gets its number when it is sent, and its amounts never change. */
export const invoiceEntity = entityOf({
  model: { service: 'rovers', entity: 'invoice', version: '1' },
  attributes: {
    invoiceId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    teamName: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** `COMETS-2026-00001`. */
    number: { type: 'string' },
    /** The fee that it came from. */
    feeId: { type: 'string' },
    title: { type: 'string', required: true },
    /** The player that it is for. */
    userId: { type: 'string', required: true },
    /** The person who pays, when it was made: the player, or the first guardian who pays for them. Names are read when shown. */
    payerId: { type: 'string', required: true },
    payee: { type: CustomAttributeType<Payee>('any'), required: true },
    lines: { type: CustomAttributeType<InvoiceLine[]>('any'), required: true },
    currency: { type: 'string', required: true },
    /** Minor units. */
    totalMinor: { type: 'number', required: true },
    paidMinor: { type: 'number', required: true },
    /** What of its installments was waived, in minor units. */
    waivedMinor: { type: 'number' },
    /** How it is paid in installments. */
    plan: { type: CustomAttributeType<PaymentPlan>('any') },
    /** The card that its installments are charged to, as the provider knows it. */
    savedCard: { type: CustomAttributeType<SavedCard>('any') },
    /** What went back to cards, in minor units. */
    refundedMinor: { type: 'number' },
    /** What banks gave back to payers after a dispute, in minor units. */
    lostMinor: { type: 'number' },
    /** The order that was last made to pay it by card. */
    payingOrderId: { type: 'string' },
    payments: { type: CustomAttributeType<StoredPayment[]>('any'), required: true },
    status: { type: storedStates, required: true },
    reason: { type: 'string' },
    terms: { type: 'string', required: true },
    memo: { type: 'string', required: true },
    issuedAt: { type: 'string', required: true },
    /** A calendar day; with a plan that was accepted, the one of the installment that is owed next. */
    dueOn: { type: 'string', required: true },
    /** When a payer first opened it. */
    viewedAt: { type: 'string' },
    /** Where its file is, once there is one. */
    fileKey: { type: 'string' },
    /** `open` while something is owed, `closed` otherwise: where a treasurer looks for it. */
    shelf: { type: ['open', 'closed'] as const, required: true },
    /** Seconds of the epoch: seven years after it was made (domain 4.24). */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One invoice. */
    byId: { pk: { field: 'pk', composite: ['invoiceId'] }, sk: { field: 'sk', composite: [] } },
    /** What is owed to a team, or was, by due date. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId', 'shelf'] },
      sk: { field: 'gsi1sk', composite: ['dueOn', 'invoiceId'] },
    },
    /** What one player was asked to pay, by due date. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['dueOn', 'invoiceId'] },
    },
  },
});
