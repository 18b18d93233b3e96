import * as z from 'zod';
import { TeamId, UserId } from '../../ids.ts';
import { Currency } from '../../money.ts';

export const PaidPlanId = z.enum(['pro', 'elite', 'plus'], 'Choose a plan.');
export const TeamPlanId = z.enum(['rookie', 'pro', 'elite'], 'Choose a plan.');
export const AnyPlanId = z.enum(['rookie', 'pro', 'elite', 'free', 'plus']);
export const PlanKind = z.enum(['team', 'user']);

const Amount = z.object({ amountMinor: z.int(), currency: Currency });

/** A plan as it is offered. A plan without a price costs nothing and is not bought. */
export const OfferedPlan = z.object({
  id: AnyPlanId,
  kind: PlanKind,
  uid: z.string(),
  item: z.string(),
  label: z.string(),
  priceId: z.string().nullable(),
  cost: Amount,
  period: z.enum(['month', 'year']),
  features: z.array(z.string()),
});
export type OfferedPlan = z.infer<typeof OfferedPlan>;

export const SubscriptionId = z.string().regex(/^sub_\w{1,60}$/, 'Not a valid id.');

/** `incomplete`: its first payment is not made. `past_due`: a later one failed, and it ends unless that is made good. */
export const SubscriptionStatus = z.enum(['incomplete', 'trialing', 'active', 'past_due', 'cancelled']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** A subscription as the person who pays for it sees it. */
export const Subscription = z.object({
  id: SubscriptionId,
  kind: PlanKind,
  /** The community or the user that it is for. */
  ownerId: z.union([TeamId, UserId]),
  /** The community's name. */
  ownerName: z.string().optional(),
  platform: z.enum(['rovers', 'meh']),
  planId: PaidPlanId,
  status: SubscriptionStatus,
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  /** It ends with the period, and the plan is the free one then. */
  cancelAtPeriodEnd: z.boolean(),
  items: z.array(z.object({ plan: z.object({ product: z.string() }) })).length(1),
});
export type Subscription = z.infer<typeof Subscription>;

/** What became of a subscription; a line of the history. */
export const SubscriptionHappening = z.enum([
  'started',
  'changed',
  'renewed',
  'willEnd',
  'continued',
  'paymentFailed',
  'ended',
  'renewsSoon',
]);
export type SubscriptionHappening = z.infer<typeof SubscriptionHappening>;

export const SubscriptionEvent = z.object({
  eventId: z.string(),
  subscriptionId: SubscriptionId,
  what: SubscriptionHappening,
  planId: PaidPlanId,
  at: z.iso.datetime(),
  /** The community's name. */
  ownerName: z.string().optional(),
  /** Until when it is paid, or when it ended. */
  until: z.iso.datetime(),
});
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

export const PlanChangeId = z.string().regex(/^pch_[0-9A-HJKMNP-TV-Z]{26}$/, 'Not a valid id.');

/** A change between two paid plans: what it costs now, and whether it was confirmed. */
export const PlanChange = z.object({
  changeId: PlanChangeId,
  from: PaidPlanId,
  to: PaidPlanId,
  /** What is paid now for the rest of the period; less than nothing is credited against later invoices. */
  proration: Amount,
  /** Until then the amount holds. */
  validUntil: z.iso.datetime(),
  status: z.enum(['offered', 'confirmed']),
  confirmedAt: z.iso.datetime().optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** An invoice of a plan, as the payment provider has it. */
export const PlanInvoice = z.object({
  id: z.string(),
  /** Of the provider's own series. */
  number: z.string().optional(),
  planId: PaidPlanId.optional(),
  /** The community's name. */
  ownerName: z.string().optional(),
  issuedAt: z.iso.datetime(),
  ...Amount.shape,
  /** `due`: its payment failed or is on its way. `over`: it is not paid any more. */
  state: z.enum(['paid', 'due', 'over']),
  /** Where it can be read and downloaded. */
  url: z.url().optional(),
});
export type PlanInvoice = z.infer<typeof PlanInvoice>;
