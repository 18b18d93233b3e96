import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { OrderId, PersonId, RefundId } from '#shared/ids.ts';
import { DiscountCode } from '../discounts/schemas.ts';
import { GivenUpSpots } from './given-up-spots.ts';
import { Order } from './schemas.ts';

const one = z.strictObject({ orderId: OrderId });

/** What a payer does with their own orders. */
export const ordersContract = defineContract('orders', {
  startCheckout: {
    method: 'POST',
    path: '/payments/orders/{orderId}/checkout',
    summary: 'Get the page on which you pay an order; repeating it leads to the same page',
    access: 'signedIn',
    input: one,
    output: z.object({ url: z.url() }),
    errors: ['order.notFound', 'order.closed', 'order.paid', 'order.paying', 'order.awaitsBank', 'order.sellerGone'],
    limit: { calls: 60, per: 'hour' },
  },
  applyCode: {
    method: 'PUT',
    path: '/payments/orders/{orderId}/code',
    summary: 'Pay less with a code, in place of one you entered before; repeating it changes nothing',
    access: 'signedIn',
    input: one.extend({ code: DiscountCode }),
    output: Order,
    errors: [
      'order.notFound',
      'order.closed',
      'order.paid',
      'order.paying',
      'discount.notFound',
      'discount.membersOnly',
      'discount.fixed',
      'discount.otherMode',
      'discount.otherProduct',
      'discount.notBetter',
      'discount.notNow',
      'discount.usedUp',
    ],
    limit: { calls: 30, per: 'hour' },
  },
  removeCode: {
    method: 'DELETE',
    path: '/payments/orders/{orderId}/code',
    summary: 'Take back a code that you entered',
    access: 'signedIn',
    input: one,
    output: Order,
    errors: ['order.notFound', 'order.closed', 'order.paid', 'order.paying'],
  },
  chooseCredit: {
    method: 'PUT',
    path: '/payments/orders/{orderId}/credit',
    summary: 'Pay with your credit first, or keep it; repeating it changes nothing',
    access: 'signedIn',
    input: one.extend({ isUsed: z.boolean() }),
    output: Order,
    errors: ['order.notFound', 'order.closed', 'order.paid', 'order.paying'],
  },
  chooseRefund: {
    method: 'PUT',
    path: '/payments/orders/{orderId}/refund-way',
    summary: 'Say whether what you paid for a player comes back to your card or as credit when they leave now',
    access: 'signedIn',
    input: one.extend({ personId: PersonId, to: z.enum(['card', 'credit']) }),
    output: Order,
    errors: ['order.notFound', 'credit.notOffered'],
  },
  answerCreditOffer: {
    method: 'PUT',
    path: '/payments/orders/{orderId}/refunds/{refundId}/answer',
    summary: 'Take a refund as credit, or have it sent to your card',
    access: 'signedIn',
    input: one.extend({ refundId: RefundId, accepts: z.boolean() }),
    output: Order,
    errors: ['order.notFound', 'order.disputed', 'credit.offerOver'],
  },
  previewDeletion: {
    method: 'GET',
    path: '/payments/deletion-preview',
    summary: 'Preview what comes back of the spots you paid for if you delete your account now',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ spots: z.array(GivenUpSpots) }),
  },
  getOrder: {
    method: 'GET',
    path: '/payments/orders/{orderId}',
    summary: 'Get an order of yours with all that went back of it',
    access: 'signedIn',
    input: one,
    output: Order,
    errors: ['order.notFound'],
  },
  listOrders: {
    method: 'GET',
    path: '/payments/orders',
    summary: 'List your orders, newest first',
    access: 'signedIn',
    input: z.strictObject({ cursor: z.string().max(1024).optional() }),
    output: z.object({ orders: z.array(Order), nextCursor: z.string().optional() }),
  },
});
