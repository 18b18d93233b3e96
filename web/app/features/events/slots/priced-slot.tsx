import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { backOfSlot, paysForSlot, type WhoseSlot } from '#shared/events/checkout/back-of-slot.ts';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { CodeEntry } from '#web/app/orders/code-entry.tsx';
import { CreditChoice } from '#web/app/orders/credit-choice.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { usePay } from '#web/app/orders/use-pay.ts';
import { HoldTimer } from '../checkout/hold-timer.tsx';
import { useEventInput } from '../details/event-access.ts';

interface PricedSlotProps {
  readonly eventId: string;
  readonly slot: { readonly slotId: string; readonly label: string };
  /** Whether they have it. */
  readonly isMine: boolean;
  readonly quote: EventQuote;
  /** Whose it is, where it is not one's own. */
  readonly child?: SlotChild | undefined;
}

/** A child of the guardian who pays. */
interface SlotChild {
  readonly dependantId: string;
  readonly firstName: string;
}

const whoseOf = ({ slotId }: PricedSlotProps['slot'], child: SlotChild | undefined): WhoseSlot => ({
  slotId,
  ...(child && { dependantId: child.dependantId }),
});

/** `Racket rental for Ana` */
const nameOf = ({ label }: PricedSlotProps['slot'], child: SlotChild | undefined): string =>
  child ? `${label} for ${child.firstName}` : label;

/** A slot with a price, for a player who is in, or a child who is: taken for its price, paid, or given back for what the policy says. */
export function PricedSlot({ eventId, slot, isMine, quote, child }: PricedSlotProps) {
  const whose = whoseOf(slot, child);
  const alone = quote.slotOrders?.find(({ lines }) => lines.some((line) => paysForSlot(line, whose)));
  const now = new Date();
  if (alone && isOpen(alone.status) && (isMine || alone.expiresAt > now.toISOString()))
    return <SlotCheckout eventId={eventId} slot={slot} order={alone} child={child} />;
  const paid = [alone, quote.order, ...quote.familyOrders].find((order) => order && pays(order, whose));
  if (isMine && paid) return <GiveBack eventId={eventId} slot={slot} order={paid} child={child} />;
  return (
    <>
      {!isMine && <TakeSlot eventId={eventId} slot={slot} quote={quote} child={child} />}
      {alone && !isMine && <SentBack order={alone} name={child?.firstName ?? 'You'} />}
    </>
  );
}

const pays = ({ status, lines }: Order, whose: WhoseSlot): boolean =>
  wasCharged(status) && lines.some((line) => paysForSlot(line, whose) && !line.givenBack);

function TakeSlot({ eventId, slot, quote, child }: Omit<PricedSlotProps, 'isMine'>) {
  const input = useEventInput(eventId);
  const hold = useOperation(eventCheckout, 'holdSlot');
  const whose = whoseOf(slot, child);
  const offer = quote.slots?.find((one) => one.slotId === slot.slotId);
  if (!offer || offer.left === 0 || !quote.takesCards) return null;
  const price = formatMoney({ amountMinor: offer.aloneMinor, currency: quote.currency });
  return (
    <Button
      loading={hold.isRunning}
      ariaLabel={`Take ${nameOf(slot, child)} for ${price}`}
      onClick={() => void hold.run({ ...input, ...whose })}
    >
      {`Take for ${price}`}
    </Button>
  );
}

interface OrderedSlotProps extends Pick<PricedSlotProps, 'eventId' | 'slot' | 'child'> {
  readonly order: Order;
}

/** The slot is held while the player pays for it. */
function SlotCheckout({ eventId, slot, order, child }: OrderedSlotProps) {
  const { pay, isBusy } = usePay();
  const giveUp = useOperation(eventSlots, 'releaseSlot', { done: 'You gave up the slot. Nothing was charged.' });
  const { totalMinor, currency } = order;
  return (
    <section className="slot-money" aria-label={`Pay for ${nameOf(slot, child)}`}>
      <OrderLines order={order} viewerIsPayer />
      {order.awaitsBank ? (
        <p role="status">
          We’re waiting for your bank, the slot is safe. That can take a few days; you’ll hear from us.
        </p>
      ) : (
        <>
          <CreditChoice order={order} />
          {order.takesCodes && <CodeEntry order={order} />}
          <HoldTimer until={order.expiresAt} />
          {totalMinor > 0 && <RefundTerms terms={order.terms} of={order} />}
          {order.declined && (
            <Alert type="error" header={order.declined}>
              The slot is still held. Try another card.
            </Alert>
          )}
          <div className="slot-acts">
            <Button variant="primary" loading={isBusy} onClick={() => void pay(order.orderId)}>
              {totalMinor > 0 ? `Pay ${formatMoney({ amountMinor: totalMinor, currency })}` : 'Take the slot'}
            </Button>
            <Button loading={giveUp.isRunning} onClick={() => void giveUp.run({ eventId, ...whoseOf(slot, child) })}>
              Give up the slot
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** A slot of an order for a spot is given back alone: what is promised of the spot isn’t promised of it. */
const slotOf = (order: Order, slotId: string): Order => ({
  ...order,
  lines: order.lines.filter((line) => line.slotId === slotId),
});

/** What comes back is said before the player decides. */
function GiveBack({ eventId, slot, order, child }: OrderedSlotProps) {
  const whose = whoseOf(slot, child);
  const name = nameOf(slot, child);
  const keeps = child ? `${child.firstName} keeps the spot.` : 'You keep your spot.';
  const andKeeps = child ? `. ${keeps}` : ' and keep your spot.';
  const [isAsked, setAsked] = useState(false);
  const release = useOperation(eventSlots, 'releaseSlot', { done: 'You gave back the slot' });
  if (!isAsked)
    return (
      <Button ariaLabel={`Give back ${name}`} onClick={() => setAsked(true)}>
        Give back
      </Button>
    );
  const backMinor = backOfSlot(order, whose, new Date());
  const back = formatMoney({ amountMinor: backMinor, currency: order.currency });
  return (
    <section className="slot-money" aria-label={`Give back ${name}`}>
      <p role="status">
        {backMinor > 0
          ? `You get ${back} back${andKeeps} ${deadlineWords(order.terms, slotOf(order, slot.slotId), new Date())}`
          : `Nothing comes back. ${keeps}`}
      </p>
      <div className="slot-acts">
        <Button variant="primary" loading={release.isRunning} onClick={() => void release.run({ eventId, ...whose })}>
          {backMinor > 0 ? `Give back for ${back}` : 'Give back for nothing'}
        </Button>
        <Button onClick={() => setAsked(false)}>Keep it</Button>
      </div>
    </section>
  );
}

/** Why so much came back of a slot that was paid alone. */
const SentBack = ({ order, name }: Pick<OrderedSlotProps, 'order'> & { readonly name: string }) => (
  <div className="slot-money">
    {order.refunds.map((refund) => (
      <RefundTrace key={refund.refundId} order={order} refund={refund} name={name} />
    ))}
    {(order.kept ?? []).map((one) => (
      <KeptTrace key={one.personId} order={order} kept={one} name={name} />
    ))}
  </div>
);
