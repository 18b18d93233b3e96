import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { CreditOffer } from '#web/app/orders/credit-offer.tsx';
import './credits.css';

/** Refunds that the reader may have as credit: each with what happens if they do nothing. Nothing where there is none. */
export function CreditOffers({ orders }: { readonly orders: readonly Order[] }) {
  const open = orders.flatMap((order) => order.refunds.flatMap((refund) => (refund.offer ? [{ order, refund }] : [])));
  if (open.length === 0) return null;
  return (
    <section className="credits" aria-label="Money that comes back">
      <h2>Money that comes back</h2>
      {open.map(({ order, refund: { offer, ...refund } }) => (
        <div key={refund.refundId} className="credit-choice">
          <p>
            {`You get ${formatMoney({ ...order, amountMinor: refund.amountMinor })} back for ${order.title}. Credit with the host is yours right away and doesn’t run out.`}
            {offer && ` If you don’t choose, it goes to your card on ${when(offer.until, order.timeZone)}.`}
          </p>
          <CreditOffer order={order} refund={{ ...refund, offer }} />
        </div>
      ))}
    </section>
  );
}
