import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { CardConsent } from '#shared/payments/cards/card-consent.ts';
import type { RefundWay } from '#shared/payments/credits/refund-as-credit.ts';
import type { AppliedAutomatic } from '#shared/payments/discounts/automatic.ts';
import type { Pledge } from '#shared/payments/orders/pledge.ts';
import { type Card, type Kept, type OrderLine, OrderStatus, OrderSubject } from '#shared/payments/orders/schemas.ts';
import type { StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import type { FeeTerms } from '#shared/payments/quote.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import type { CardAtProvider } from '../cards/saved-card.ts';

/** What an order needs to be priced anew with a code. */
export interface CodeTerms extends FeeTerms {
  /** Whose codes it takes, such as those of the event and of its community; the first that has a code wins. */
  readonly scopes: readonly string[];
}

/** An automatic discount as an order has it: what it takes off each line stays the same. */
export interface OrderedAutomatic extends AppliedAutomatic {
  readonly scopeId: string;
}

/** A payer without an account. Their mails lead to a page of their own, whose key signs their id for a purpose. */
export interface GuestPayer {
  readonly email: string;
  /** Below the web app's origin. */
  readonly page: string;
  readonly purpose: string;
}

/** Since when and until when players who leave get everything back. */
export interface FreeTime {
  readonly since: string;
  readonly until: string;
}

/** What an order has to do with a payment plan. */
export interface OrderedInstallment {
  readonly invoiceId: string;
  readonly offer: number;
  readonly index: number;
  /** The payer accepts the plan with it and saves their card; pays one by hand; or their saved card is charged. */
  readonly does: 'accept' | 'pay' | 'charge';
}

/** What a payer pays at once, with all that went back of it, in one item: `refunded + x <= charged` is its version. */
export const orderEntity = entityOf({
  model: { service: 'rovers', entity: 'order', version: '1' },
  attributes: {
    orderId: { type: 'string', required: true },
    /** What it is for, such as an event or a season. */
    subjectKind: { type: OrderSubject.options, required: true },
    subjectId: { type: 'string', required: true },
    /** The community that it is paid to, where one hosts it. */
    teamId: { type: 'string' },
    /** The payer: the player, a child's guardian, or a guest by the id that they have where they come. */
    userId: { type: 'string', required: true },
    payerName: { type: 'string', required: true },
    /** How to reach a payer without an account, until they are forgotten or have one. */
    guest: { type: CustomAttributeType<GuestPayer>('any') },
    /** When the payer deleted their account; nothing says who they were from then on. */
    payerLeftAt: { type: 'string' },
    /** Of a payer who left: when the table forgets it, in seconds. */
    expires: { type: 'number' },
    /** What its uses of codes count for, where that is not the payer: a guest's address, as a hash that reveals nothing of it. */
    codeUser: { type: 'string' },
    /** The guest whose spot it was before their account took it over. */
    claimedFrom: { type: 'string' },
    /** The owner of the payout account that gets it, and the account's name at the provider when the order was made. */
    sellerKind: { type: ['user', 'org'] as const, required: true },
    sellerId: { type: 'string', required: true },
    stripeId: { type: 'string', required: true },
    lines: { type: CustomAttributeType<readonly OrderLine[]>('any'), required: true },
    /** All amounts are minor units of the currency. */
    subtotalMinor: { type: 'number', required: true },
    serviceFeeMinor: { type: 'number', required: true },
    platformFeeMinor: { type: 'number', required: true },
    /** What is paid with the payer's credit; their balance has that much less, as long as the order is open or paid. */
    creditMinor: { type: 'number' },
    /** The credit that the payer chose to keep. */
    creditLeftOutMinor: { type: 'number' },
    totalMinor: { type: 'number', required: true },
    refundableMinor: { type: 'number', required: true },
    currency: { type: 'string', required: true },
    /** What its service fee follows from, and where the codes are that lower its price; absent where it takes none. */
    codeTerms: { type: CustomAttributeType<CodeTerms>('any') },
    /** The code that lowers its price, and in which scope it is. */
    code: { type: CustomAttributeType<{ readonly scopeId: string; readonly code: string }>('any') },
    /** What lowers its price without a code, and from which scope. */
    automatic: { type: CustomAttributeType<readonly OrderedAutomatic[]>('any') },
    status: { type: OrderStatus.options, required: true },
    version: { type: 'number', required: true },
    /** Until when its spots are held. */
    expiresAt: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    /** What it is for, as the payer was shown it. */
    title: { type: 'string', required: true },
    startsAt: { type: 'string', required: true },
    timeZone: { type: 'string', required: true },
    /** The page of it, below the web app's origin. */
    href: { type: 'string', required: true },
    /** What is promised of refunds by now. */
    terms: { type: CustomAttributeType<RefundTerms>('any'), required: true },
    /** What the payer was shown as they paid, where the seller promises more by now. */
    firstTerms: { type: CustomAttributeType<RefundTerms>('any') },
    refunds: { type: CustomAttributeType<readonly StoredRefund[]>('any'), required: true },
    /** By player: the payer wants what comes back for them as credit, if they leave now. */
    refundWays: { type: CustomAttributeType<Readonly<Record<string, RefundWay>>>('any') },
    /** The event changed after it was paid for: players who leave in this time get everything back. */
    freeToLeave: { type: CustomAttributeType<FreeTime>('any') },
    /** The same of a pass, by the event that changed. */
    freeDates: { type: CustomAttributeType<Readonly<Record<string, FreeTime>>>('any') },
    /** What payers asked their banks back for. */
    disputes: { type: CustomAttributeType<readonly StoredDispute[]>('any') },
    /** Spots that were given up with nothing back, by the policy. */
    kept: { type: CustomAttributeType<readonly Kept[]>('any') },
    /** Of a pass, by what called them off: the events that were called off at once. */
    calledOff: { type: CustomAttributeType<Readonly<Record<string, readonly string[]>>>('any') },
    /** Spots that cost nothing and were given back (`spotOf`): what made them free can be used again. */
    freed: { type: CustomAttributeType<readonly string[]>('any') },
    awaitsRefill: { type: CustomAttributeType<Readonly<Record<string, string>>>('any') },
    /** Tries to pay at the provider; each has a key of its own. */
    attempt: { type: 'number', required: true },
    /** When the provider closes the page of the try by itself. */
    sessionUntil: { type: 'string' },
    sessionId: { type: 'string' },
    /** The provider's page of the try that is open. */
    sessionUrl: { type: 'string' },
    paymentIntentId: { type: 'string' },
    paidAt: { type: 'string' },
    /** What the provider and the platform took of it together, where the provider said it with the payment. */
    feesMinor: { type: 'number' },
    card: { type: CustomAttributeType<Card>('any') },
    /** The payer has paid, and their bank works on it. */
    awaitsBank: { type: 'boolean' },
    /** The installment of an invoice that it pays. */
    installment: { type: CustomAttributeType<OrderedInstallment>('any') },
    /** The payer's card that was saved with the payment, as the provider knows it. */
    savedCard: { type: CustomAttributeType<CardAtProvider>('any') },
    /** What the payer agreed to who lets their card be saved with it. */
    consent: { type: CustomAttributeType<CardConsent>('any') },
    /** Its price is final only later: until then nothing is charged. */
    pledge: { type: CustomAttributeType<Pledge>('any') },
    /** Why the last try to pay failed, as the provider says it. */
    declined: { type: 'string' },
  },
  indexes: {
    /** One order. */
    byId: { pk: { field: 'pk', composite: ['orderId'] }, sk: { field: 'sk', composite: [] } },
    /** All orders for one thing, such as an event, by time. */
    bySubject: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['subjectId'] },
      sk: { field: 'gsi1sk', composite: ['createdAt', 'orderId'] },
    },
    /** A payer's orders by time. */
    byPayer: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['createdAt', 'orderId'] },
    },
  },
});
