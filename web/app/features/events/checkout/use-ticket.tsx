import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { formatPrice } from '#shared/money.ts';

/** Few events have tickets. */
const TicketChoice = lazy(async () => ({ default: (await import('./ticket-choice.tsx')).TicketChoice }));

interface ChosenTicket {
  /** The key of the ticket that is chosen. */
  readonly ticket: string | undefined;
  /** The tickets to choose from; nothing where the event has none. */
  readonly field: ReactNode;
  /** `$12.66` of the chosen one. */
  readonly price: string | undefined;
  /** Whether one is still to be chosen; then the field says so. */
  readonly isMissing: () => boolean;
}

/** The ticket that a player chooses before they join. */
export function useTicket(timeZone: string, quote: EventQuote | undefined): ChosenTicket {
  const [ticket, setTicket] = useState<string>();
  const [wasAsked, setAsked] = useState(false);
  if (!quote?.tickets) return { ticket: undefined, field: null, price: undefined, isMissing: () => false };
  const { tickets, currency } = quote;
  const chosen = tickets.find(({ key }) => key === ticket);
  const field = (
    <Suspense>
      <TicketChoice
        tickets={tickets}
        currency={currency}
        timeZone={timeZone}
        value={ticket}
        onChange={setTicket}
        isAsked={wasAsked}
      />
    </Suspense>
  );
  const isMissing = () => {
    setAsked(true);
    return !ticket;
  };
  return { ticket, field, price: chosen && formatPrice({ amountMinor: chosen.totalMinor, currency }), isMissing };
}
