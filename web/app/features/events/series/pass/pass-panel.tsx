import type { SeriesPass } from '#shared/events/series/pass/contract.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { BuyPass } from './buy-pass.tsx';
import { PassCheckout } from './pass-checkout.tsx';
import type { PassProps } from './pass-props.ts';
import { PassReceipt } from './pass-receipt.tsx';
import './pass.css';

/** A pass for the coming dates: what it costs, its checkout, or what was paid for it. */
export function PassPanel({ event, pass }: PassProps) {
  const { order, seats, dates } = pass;
  const isHeld = order && isOpen(order.status) && order.expiresAt > new Date().toISOString();
  const canBuy = pass.takesCards && dates.some(({ state }) => state === 'included');
  return (
    <section className="event-stack" aria-labelledby="season-pass">
      <h3 id="season-pass" className="pass-heading">
        Season pass
      </h3>
      {order && isHeld && <PassCheckout event={event} order={order} />}
      {order && wasCharged(order.status) && (seats.length > 0 || order.refunds.length > 0) && (
        <PassReceipt event={event} pass={pass} order={order} />
      )}
      {!isHeld && canBuy && <BuyPass event={event} pass={pass} />}
      {!isHeld && !canBuy && seats.length === 0 && <p>{noneWords(pass)}</p>}
    </section>
  );
}

function noneWords({ dates, takesCards }: SeriesPass): string {
  if (!takesCards) return 'The host can’t take cards right now, so the pass isn’t on sale.';
  if (dates.some(({ state }) => state === 'full')) return 'All dates that you aren’t in are full.';
  return dates.some(({ state }) => state === 'mine')
    ? 'You already have a spot on every date.'
    : 'No date can be joined now.';
}
