import Button from '@cloudscape-design/components/button';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event, Place } from '#shared/events/details/schemas.ts';
import { shareLine } from '#shared/events/payments/share-words.ts';
import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { Deed } from '../details/deed.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';
import { EventAid } from './event-aid.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { useHold } from './use-hold.ts';
import { useSlots } from './use-slots.tsx';
import { useTicket } from './use-ticket.tsx';

interface PayByCardProps {
  readonly event: Event;
  readonly quote: EventQuote;
  readonly mine: Place;
}

/** The checkout of a spot that is held for the reader, or what they paid. */
export function PayByCard({ event, quote, mine }: PayByCardProps) {
  const { order, takesMoneyAtDoor } = quote;
  if (order && wasCharged(order.status)) return <PaidPanel order={order} isIn={mine.status === 'in'} />;
  const isIn = mine.status === 'in';
  if (order && isNotDue(order)) return <SharePanel event={event} quote={quote} order={order} isIn={isIn} />;
  if (order && isOpen(order.status) && !(isIn && order.expiresAt <= new Date().toISOString()))
    return (
      <CheckoutPanel
        event={event}
        order={order}
        isIn={isIn}
        takesMoneyAtDoor={takesMoneyAtDoor && !isIn}
        aid={<EventAid eventId={event.eventId} quote={quote} />}
      />
    );
  if (isIn) return <PayLater event={event} quote={quote} />;
  return <ToCheckout event={event} quote={quote} />;
}

/** They said that they pay at the door: by card they pay the same, with the service fee. Their spot is theirs either way. */
function PayLater({ event, quote: { totalMinor, currency, tickets } }: Pick<PayByCardProps, 'event' | 'quote'>) {
  const { hold, isRunning } = useHold(event.eventId);
  if (tickets) return null;
  return (
    <Button fullWidth loading={isRunning} onClick={() => hold()}>
      {event.chargeGuests ? 'Pay by card' : `Pay ${formatMoney({ amountMinor: totalMinor, currency })} by card`}
    </Button>
  );
}

/** A spot is held because they waited or were approved: the next step is to pay for it. */
function ToCheckout({ event, quote }: Pick<PayByCardProps, 'event' | 'quote'>) {
  const { hold, isRunning } = useHold(event.eventId);
  const { tickets, currency } = quote;
  const { ticket, field, price, isMissing } = useTicket(event.timeZone, quote);
  const { slots, field: slotField } = useSlots(event, quote);
  const press = () => {
    if (!isMissing()) hold({ ...(ticket && { ticket }), ...(slots.length > 0 && { slots: [...slots] }) });
  };
  return (
    <>
      {quote.share && <p>{shareLine(quote.share, currency)}</p>}
      <p>
        {tickets ? 'A spot is held for you. Choose a ticket to be in.' : 'A spot is held for you. Pay for it to be in.'}
      </p>
      {field}
      {slotField}
      <Deed isBusy={isRunning} busyText="One moment…" onPress={press}>
        {slots.length > 0 ? 'Join' : tickets ? ['Join', price].filter(Boolean).join(' · ') : toPay(quote)}
      </Deed>
    </>
  );
}

/** Nothing is to be paid by hand: the card is charged later, or now. */
const isNotDue = ({ pledge }: Order): boolean => pledge !== undefined && (!pledge.isFinal || pledge.isCharging);

const toPay = ({ share, totalMinor, currency }: EventQuote): string =>
  share && !share.isFinal ? 'Save a card' : `Pay ${formatMoney({ amountMinor: totalMinor, currency })}`;
