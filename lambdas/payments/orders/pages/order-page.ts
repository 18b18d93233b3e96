import { createElement as h, type ReactNode } from 'react';
import { privatePage } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { RenderFailure, RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { formatMoney } from '#shared/money.ts';
import { refundedOf } from '#shared/payments/orders/order-moves.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { deadlineWords, when } from '#shared/payments/orders/trace-words.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { Notice } from '#web/blocks/notice.ts';
import { orderOfKey, payPath } from '../../ports/orders/order-key.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { reviewParts, reviewTitle } from './review-parts.ts';

interface Showing {
  readonly orders: Pick<Orders, 'find'>;
  readonly secret: () => Promise<string>;
}

/**
 * Where the provider leads a guest back to: paid once our own record says so, pending until then (R-ROUTE-80 for players without an
 * account). It says nothing of the guest, and leads nowhere that their mail alone leads to.
 */
export const showOrder =
  ({ orders, secret }: Showing): RenderPage =>
  async ({ query, now }) => {
    const signing = await secret();
    const orderId = orderOfKey(signing, query.t ?? '');
    const order = orderId === undefined ? undefined : await orders.find(orderId);
    if (!order) return privatePage({ title }, pending);
    return pageOf(order, { key: query.t ?? '', pay: payPath(signing, order.orderId), now });
  };

interface Shown {
  /** Of the page. */
  readonly key: string;
  readonly pay: string;
  readonly now: Date;
}

function pageOf(order: StoredOrder, { key, pay, now }: Shown) {
  if (wasCharged(order.status)) return privatePage({ title }, ...paidParts(order, now), toEvent(order));
  if (order.status === 'reserved' && order.expiresAt > now.toISOString())
    return privatePage({ title: reviewTitle }, ...reviewParts(order, { key, now }));
  if (!isOpen(order.status)) return privatePage({ title: 'Your hold ran out' }, overWords, toEvent(order));
  const page = privatePage({ title }, ...openParts(order, pay), toEvent(order));
  return { ...page, headers: { ...page.headers, refresh: lookAgainSeconds } };
}

const title = 'Payment';
const lookAgainSeconds = '5';

const pending = h('p', { role: 'status' }, 'Your payment is pending. We’re waiting for your bank, your spot is safe.');
const overWords = h('p', null, 'You didn’t pay in time, so the spot is free again. Nothing was charged.');

const sumOf = (amountMinor: number, { currency }: StoredOrder) => formatMoney({ amountMinor, currency });

const paidWords = 'Congratulations, Payment was successful!';
const freeWords = ({ title: name }: StoredOrder) => `Your code covers it all: your spot at ${name} is yours.`;

function paidParts(order: StoredOrder, now: Date): ReactNode[] {
  const back = refundedOf(order);
  const isBack = back > 0 && h('p', { key: 'back' }, `${sumOf(back, order)} is on its way back to your card.`);
  if (order.refunds.some(({ trace }) => trace.cause === 'undelivered'))
    return [h('p', { key: 'gone', role: 'status' }, 'The spot was gone by the time you paid.'), isBack];
  return [
    h('p', { key: 'paid', role: 'status' }, order.totalMinor > 0 ? paidWords : freeWords(order)),
    order.totalMinor > 0 && h('p', { key: 'sum' }, `You paid ${sumOf(order.totalMinor, order)} for ${order.title}.`),
    isBack,
    back === 0 && order.totalMinor > 0 && h('p', { key: 'terms' }, deadlineWords(order.terms, order, now)),
    h('p', { key: 'mail' }, 'We emailed you a receipt with a link to your RSVP. Use it to give up your spot.'),
  ];
}

/** The payer may come from paying, or have turned back: only the provider knows. */
function openParts(order: StoredOrder, pay: string): ReactNode[] {
  const { declined, awaitsBank, expiresAt, timeZone } = order;
  if (awaitsBank) return [pending];
  const price = sumOf(order.totalMinor, order);
  return [
    declined ? h(Notice, { key: 'declined', tone: 'bad' }, `${declined} Nothing was charged.`) : pending,
    h('p', { key: 'held' }, `Haven’t paid yet? We’re holding your spot until ${when(expiresAt, timeZone)}.`),
    h('a', { key: 'pay', className: 'event-deed', href: pay }, `Pay ${price}`),
  ];
}

const toEvent = ({ href, title: name }: StoredOrder) =>
  h(MoreLinks, { key: 'event' }, h('a', { href }, `Back to ${name}`));

export const orderFailure: RenderFailure = (status) =>
  privatePage(
    { title: status === 404 ? 'This link doesn’t work' : 'Something went wrong on our end', status },
    h('p', null, 'Nothing more was charged. Try again in a moment.'),
  );
