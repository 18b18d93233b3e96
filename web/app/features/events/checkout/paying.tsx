import { lazy, Suspense } from 'react';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event, Place } from '#shared/events/details/schemas.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { OfferPanel } from '../rsvp/offer-panel.tsx';

/** Most events are free. */
const PayByCard = lazy(async () => ({ default: (await import('../checkout/pay-by-card.tsx')).PayByCard }));

interface PayingProps {
  readonly event: Event;
  readonly mine: Place;
  /** What they pay by card, where the event costs something. */
  readonly quote?: EventQuote | undefined;
}

const PaidByPass = ({ back }: { readonly back: Money }) => (
  <p>
    Your season pass paid for this date.{' '}
    {back.amountMinor > 0
      ? `If you leave now, ${formatMoney(back)} comes back.`
      : 'Nothing comes back if you leave now.'}
  </p>
);

/** A spot that is held: it is paid where cards are taken, and taken otherwise. */
export const Offered = ({ event, mine, until, quote }: PayingProps & { readonly until: string }) =>
  quote?.pass ? (
    <p>Your season pass holds a spot for you here. Pay for the pass to be in.</p>
  ) : quote?.takesCards || quote?.tickets ? (
    <Suspense>
      <PayByCard event={event} quote={quote} mine={mine} />
    </Suspense>
  ) : (
    <OfferPanel event={event} until={until} />
  );

/** What they paid by card, and what went back of it once they left; who pays at the door can still pay by card. */
export const Receipt = ({ event, mine, quote }: PayingProps) =>
  quote?.pass ? (
    <PaidByPass back={{ amountMinor: quote.pass.backMinor, currency: quote.currency }} />
  ) : quote?.order?.paidAt || quote?.order?.pledge || quote?.canPayLater ? (
    <Suspense>
      <PayByCard event={event} quote={quote} mine={mine} />
    </Suspense>
  ) : null;
