import Button from '@cloudscape-design/components/button';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { shareLine } from '#shared/events/payments/share-words.ts';
import { formatMoney } from '#shared/money.ts';
import { cardWords } from '#shared/payments/installments/plan-words.ts';
import { countSpots } from '#shared/payments/orders/count-spots.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { deadlineWords, when } from '#shared/payments/orders/trace-words.ts';
import { percentAt } from '#shared/payments/refund-policy.ts';
import { quantity } from '#shared/quantity.ts';
import { usePay } from '#web/app/orders/use-pay.ts';
import { Deed } from '../details/deed.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { useGiveUp } from './use-give-up.ts';

interface SharePanelProps {
  readonly event: Event;
  readonly quote: EventQuote;
  readonly order: Order;
  readonly isIn: boolean;
}

/** A share whose price is not final: a card is saved for it, and nothing is charged yet. */
export function SharePanel({ event, quote, order, isIn }: SharePanelProps) {
  const { pledge, currency, totalMinor, lines } = order;
  const { share } = quote;
  if (!pledge) return null;
  if (pledge.isCharging)
    return (
      <section className="event-stack" aria-label="Your share">
        <h2>Your share</h2>
        <p role="status">{`The price is final. We’re charging ${formatMoney({ amountMinor: totalMinor, currency })} to your card.`}</p>
      </section>
    );
  return pledge.hasCard ? (
    <section className="event-stack" aria-label="Your share">
      <h2>Your share</h2>
      {share && <p>{shareLine(share, currency)}</p>}
      <CardLine event={event} order={order} locksAt={share?.locksAt} />
      {!isIn && <p role="status">{countSpots(lines) > 1 ? 'Your spots show' : 'Your spot shows'} here in a moment.</p>}
    </section>
  ) : (
    <SaveCard event={event} quote={quote} order={order} />
  );
}

interface CardLineProps extends Pick<SharePanelProps, 'event' | 'order'> {
  readonly locksAt: string | undefined;
}

/** When which card is charged. */
function CardLine({ event, order, locksAt }: CardLineProps) {
  const { pay, isBusy } = usePay();
  const card = order.card ? cardWords(order.card) : 'Your card';
  const at = locksAt ? ` on ${when(locksAt, event.timeZone)}` : '';
  return (
    <>
      <p>{`${card} is charged${at}. Leave before then and you pay nothing.`}</p>
      <p>{backAfter(order, locksAt ?? order.startsAt)}</p>
      <Button fullWidth loading={isBusy} onClick={() => void pay(order.orderId)}>
        Use another card
      </Button>
    </>
  );
}

/** What comes back to a player who leaves once the card is charged. */
function backAfter({ terms, startsAt, timeZone }: Order, locksAt: string): string {
  if (percentAt(terms, startsAt, new Date(locksAt)) > 0)
    return `Once it’s charged: ${deadlineWords(terms, { startsAt, timeZone }, new Date(locksAt))}`;
  return 'Once it’s charged, nothing comes back if you leave, unless another player takes your spot.';
}

/** What the player agrees to, in one sentence, and the button that saves the card. */
function SaveCard({ event, quote: { share }, order }: Omit<SharePanelProps, 'isIn'>) {
  const { pledge, lines, currency, expiresAt } = order;
  const giveUp = useGiveUp(event, order);
  const { pay, isBusy } = usePay();
  return (
    <section className="event-stack" aria-label="Checkout">
      <div className="checkout-head">
        <h2>{quantity(countSpots(lines), 'spot')}</h2>
        <HoldTimer until={expiresAt} />
      </div>
      {share && share.heads > 0 && <p>{shareLine(share, currency)}</p>}
      <p>{pledge?.consent}</p>
      <p>Nothing is charged now. Leave before the price is final and you pay nothing.</p>
      <Deed isBusy={isBusy} busyText="Opening the card page…" onPress={() => void pay(order.orderId)}>
        Agree and save card
      </Deed>
      <Button fullWidth loading={giveUp.isRunning} onClick={() => void giveUp.run({})}>
        {countSpots(lines) > 1 ? 'Give up the spots' : 'Give up the spot'}
      </Button>
    </section>
  );
}
