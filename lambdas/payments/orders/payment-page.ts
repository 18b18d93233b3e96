import type Stripe from 'stripe';
import { formatMoney } from '#shared/money.ts';
import { nameOfLine } from '#shared/payments/orders/line-name.ts';
import { variable } from '../../kernel/env.ts';
import { signingSecret } from '../../kernel/security/secrets.ts';
import { paidPath } from '../ports/orders/order-key.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';

/** The provider's page on which an order is paid. */
export const paymentPageOf = async (order: StoredOrder): Promise<Stripe.Checkout.SessionCreateParams> => ({
  ...sessionOf(order),
  ...(await waysBack(order)),
});

/** All amounts are the order's, which the server worked out. */
function sessionOf(order: StoredOrder): Stripe.Checkout.SessionCreateParams {
  const { orderId, lines, serviceFeeMinor, platformFeeMinor, creditMinor, totalMinor, title } = order;
  const currency = order.currency.toLowerCase();
  const line = (name: string, amountMinor: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
    quantity: 1,
    price_data: { currency, unit_amount: amountMinor, product_data: { name } },
  });
  return {
    mode: 'payment',
    client_reference_id: orderId,
    metadata: { orderId },
    line_items: creditMinor
      ? [
          line(
            `${title}, after ${formatMoney({ amountMinor: creditMinor, currency: order.currency })} credit`,
            totalMinor,
          ),
        ]
      : [
          ...lines.map((one) => line(lineName(order, one), one.amountMinor)),
          ...(serviceFeeMinor > 0 ? [line('Service fee', serviceFeeMinor)] : []),
        ],
    ...(order.consent && !order.pledge && { customer_creation: 'always' }),
    payment_intent_data: {
      ...(order.consent && !order.pledge && { setup_future_usage: 'off_session' }),
      // Not more than is paid.
      ...(platformFeeMinor > 0 && { application_fee_amount: Math.min(platformFeeMinor, totalMinor) }),
      description: title,
      metadata: { orderId },
    },
    expires_at: Math.floor(Date.parse(order.sessionUntil ?? order.createdAt) / 1000),
    ...(order.guest && { customer_email: order.guest.email }),
  };
}

/** A payer without an account comes back to a page that asks for none. */
async function waysBack({ orderId, href, guest }: StoredOrder) {
  const origin = variable('WEB_ORIGIN');
  if (!guest)
    return {
      success_url: `${origin}/payment-success?order=${orderId}&redirect_status=succeeded`,
      cancel_url: `${origin}${href}`,
    };
  const page = `${origin}${paidPath(await signingSecret(), orderId)}`;
  return { success_url: page, cancel_url: page };
}

/** The names of children who are registered stay here, and of guests: another player may have typed their email to open the page. */
function lineName({ title, guest }: StoredOrder, line: StoredOrder['lines'][number]): string {
  if (line.kind === 'fee') return line.name;
  if (line.kind === 'registration') return `${title}: Registration`;
  if (line.kind === 'entry') return `${title}: ${line.label}`;
  if (line.kind === 'team') return `${title}: Team fee`;
  return `${title}: ${nameOfLine(guest ? { ...line, name: '' } : line)}`;
}
