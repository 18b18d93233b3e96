import type { SeriesPass } from '#shared/events/series/pass/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { BuyFamilyPass } from './buy-family-pass.tsx';
import { BuyPass, PassRefunds } from './buy-pass.tsx';
import { canHavePass, childrenWhoCanHavePass } from './can-have-pass.ts';
import { PassCheckout } from './pass-checkout.tsx';
import { PassOfOther } from './pass-holder.tsx';
import type { PassProps } from './pass-props.ts';
import { PassReceipt } from './pass-receipt.tsx';
import './pass.css';

/** Passes for the coming dates, the reader’s own and those of their children: what they cost, their checkout, or what was paid for them. */
export function PassPanel({ event, pass }: PassProps) {
  const orders = ordersOf(pass);
  const held = orders.find((order) => isOpen(order.status) && order.expiresAt > new Date().toISOString());
  const others = pass.family.filter(({ order, seats }) => !order && seats.length > 0);
  return (
    <section className="event-stack" aria-labelledby="season-pass">
      <h3 id="season-pass" className="pass-heading">
        Season pass
      </h3>
      {held && <PassCheckout event={event} order={held} />}
      {orders.map(
        (order) =>
          wasCharged(order.status) && <PassReceipt key={order.orderId} event={event} pass={pass} order={order} />,
      )}
      {others.map((child) => (
        <PassOfOther key={child.dependantId} eventId={event.eventId} child={child} />
      ))}
      {!held && <ToBuy event={event} pass={pass} />}
    </section>
  );
}

/** What can still be bought, or why nothing can. */
function ToBuy({ event, pass }: PassProps) {
  const { seats, takesCards } = pass;
  if (takesCards && childrenWhoCanHavePass(pass).length > 0)
    return (
      <>
        <PassRefunds terms={pass.terms} />
        <BuyFamilyPass event={event} pass={pass} />
      </>
    );
  if (takesCards && canHavePass(pass)) return <BuyPass event={event} pass={pass} />;
  return seats.length === 0 ? <p>{noneWords(pass)}</p> : null;
}

/** The reader’s orders for passes, each once. */
const ordersOf = ({ order, family }: SeriesPass): Order[] => {
  const all = [order, ...family.map((child) => child.order)].filter((one) => one !== undefined);
  return [...new Map(all.map((one) => [one.orderId, one])).values()];
};

function noneWords({ dates, takesCards }: SeriesPass): string {
  if (!takesCards) return 'The host can’t take cards right now, so the pass isn’t on sale.';
  if (dates.some(({ state }) => state === 'full')) return 'All dates that you aren’t in are full.';
  return dates.some(({ state }) => state === 'mine')
    ? 'You already have a spot on every date.'
    : 'No date can be joined now.';
}
