import { createElement as h } from 'react';
import { privatePage, sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { orderOfKey } from '../../ports/orders/order-key.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { type Checkout, startCheckout } from '../operations/start-checkout.ts';

interface Leading extends Checkout {
  readonly secret: () => Promise<string>;
}

/**
 * Leads a guest on to the provider's page for their order; loading it again leads to the same one. It is a page that goes on by
 * itself: browsers take no redirect to another site for an answer to a form of ours.
 */
export const leadToProvider =
  ({ secret, ...checkout }: Leading): RenderPage =>
  async ({ query, now }) => {
    const orderId = orderOfKey(await secret(), query.t ?? '');
    const order = orderId === undefined ? undefined : await checkout.orders.find(orderId);
    const standing = sendOn(`/guest/paid?t=${encodeURIComponent(query.t ?? '')}`);
    if (!order?.guest) return standing;
    const started = await startCheckout(order, checkout, now).catch(problemOf);
    return wayOn(order, started) ?? standing;
  };

/** Undefined where there is nothing to pay there. */
function wayOn(order: StoredOrder, started: Problem | { readonly url: string }) {
  if (started instanceof Problem) return started.code === 'order.sellerGone' ? cannotPay(order, started) : undefined;
  return order.totalMinor === 0 ? undefined : goingOn(order, started.url);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

function goingOn({ title }: StoredOrder, url: string) {
  const page = privatePage(
    { title: 'Taking you to the payment page' },
    h('p', null, `You’re paying for ${title}.`),
    h('a', { className: 'event-deed', href: url }, 'Continue to payment'),
  );
  return { ...page, headers: { ...page.headers, refresh: `0;url=${url}` } };
}

const cannotPay = ({ title, href }: StoredOrder, problem: Problem) =>
  privatePage(
    { title: 'You can’t pay right now', status: 409 },
    h('p', null, titleOf(problem)),
    h(MoreLinks, null, h('a', { href }, `Back to ${title}`)),
  );
