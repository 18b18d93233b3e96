import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { SeriesPass } from '#shared/events/series/pass/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { paidWords } from '#shared/payments/orders/paid-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { CreditOffer } from '#web/app/orders/credit-offer.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { playerIn } from '#web/app/orders/player-in.ts';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { type Holder, PassHolder } from './pass-holder.tsx';
import type { PassProps } from './pass-props.ts';

/** Passes that the reader paid: the dates ahead, what was paid, what came back of which date, and the way to give each up. */
export function PassReceipt({ event, pass, order }: PassProps & { readonly order: Order }) {
  const { refunds, kept = [] } = order;
  const holders = holdersOf(pass, order);
  if (holders.length + refunds.length === 0) return null;
  return (
    <>
      {holders.map((holder) => (
        <PassHolder key={holder.child?.dependantId ?? ''} eventId={event.eventId} holder={holder} />
      ))}
      <ExpandableSection headerText="Receipt">
        <div className="event-stack">
          <p>{paidWords(order)}</p>
          <OrderLines order={order} viewerIsPayer />
          {refunds.map((refund) => (
            <div key={refund.refundId}>
              <p>{dateOf(order, refund.eventId)}</p>
              <RefundTrace order={order} refund={refund} name="You" player={playerIn(order, refund.personId)}>
                <CreditOffer order={order} refund={refund} />
              </RefundTrace>
            </div>
          ))}
          {kept.map((one) => (
            <div key={`${one.personId}/${one.eventId}`}>
              <p>{dateOf(order, one.eventId)}</p>
              <KeptTrace order={order} kept={one} name="You" player={playerIn(order, one.personId)} />
            </div>
          ))}
        </div>
      </ExpandableSection>
    </>
  );
}

/** Those who still have dates of an order. */
function holdersOf(pass: SeriesPass, { orderId }: Order): Holder[] {
  const own = { ...pass, child: undefined };
  const all = [own, ...pass.family.map((child) => ({ ...child, child }))];
  return all
    .filter(({ order, seats }) => order?.orderId === orderId && seats.length > 0)
    .map(({ child, seats, backMinor }) => ({ child, count: seats.length, back: backWords(pass, backMinor) }));
}

const backWords = ({ currency }: SeriesPass, amountMinor: number): string =>
  amountMinor > 0 ? `${formatMoney({ amountMinor, currency })} comes back.` : 'Nothing comes back.';

/** `Tue, Dec 1, 6:00 PM`, as it was when it was bought. */
const dateOf = ({ lines }: Order, eventId: string | undefined): string | undefined =>
  lines.find((line) => line.eventId === eventId)?.label;
