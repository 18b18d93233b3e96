import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import type { EventQuote, TicketOffer } from '#shared/events/checkout/event-quote.ts';
import { momentIn } from '#shared/events/payments/payment-words.ts';
import { formatPrice, type Money } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';

interface TicketChoiceProps {
  readonly tickets: readonly TicketOffer[];
  readonly currency: EventQuote['currency'];
  readonly timeZone: string;
  /** The key of the ticket that is chosen. */
  readonly value: string | undefined;
  readonly onChange: (ticket: string) => void;
  /** They pressed on without one. */
  readonly isAsked: boolean;
}

/** The tickets of an event, each with the whole price; one that the reader can’t have says why. */
export function TicketChoice({ tickets, currency, timeZone, value, onChange, isAsked }: TicketChoiceProps) {
  return (
    <FormField label="Your ticket" errorText={isAsked && !value && 'Choose a ticket.'}>
      <RadioGroup
        value={value ?? null}
        items={tickets.map((ticket) => ({
          value: ticket.key,
          label: `${ticket.name} · ${formatPrice({ amountMinor: ticket.totalMinor, currency })}`,
          description: aboutTicket(ticket, currency, timeZone),
          disabled: ticket.refusal !== undefined,
        }))}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
}

const refusals = { over: 'No longer on sale', membersOnly: 'For members of the team', soldOut: 'Sold out' } as const;

function aboutTicket(ticket: TicketOffer, currency: Money['currency'], timeZone: string): string | undefined {
  const { refusal, salesFrom, left, guestMinor, priceMinor } = ticket;
  if (refusal === 'notYet') return salesFrom && `On sale from ${momentIn(timeZone).format(new Date(salesFrom))}`;
  if (refusal) return refusals[refusal];
  const guests =
    guestMinor !== priceMinor && `Guests ${formatPrice({ amountMinor: guestMinor, currency }).toLowerCase()}`;
  const few = left !== undefined && `${quantity(left, 'ticket')} left`;
  return [few, guests].filter(Boolean).join(' · ') || undefined;
}
