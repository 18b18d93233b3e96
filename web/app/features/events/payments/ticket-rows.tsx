import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Payment } from '#shared/events/payments/schemas.ts';
import { TicketRow } from './ticket-row.tsx';

type Ticket = NonNullable<Payment['ticketTypes']>[number];

interface TicketRowsProps {
  readonly tickets: readonly Ticket[];
  /** On whose clock tickets are sold. */
  readonly timeZone: string;
  readonly onChange: (tickets: readonly Ticket[]) => void;
}

const free: Ticket['price'] = { amount: 0, currency: 'USD' };

/** Kinds of tickets, each with what it costs, how many there are and when they are sold. */
export function TicketRows({ tickets, timeZone, onChange }: TicketRowsProps) {
  return (
    <SpaceBetween size="l">
      {tickets.map((ticket, index) => (
        <TicketRow
          key={index}
          ticket={ticket}
          number={index + 1}
          timeZone={timeZone}
          onChange={(more) => onChange(tickets.map((one, at) => (at === index ? { ...one, ...more } : one)))}
          onRemove={() => onChange(tickets.filter((_, at) => at !== index))}
        />
      ))}
      {tickets.length < 10 && (
        <Button formAction="none" iconName="add-plus" onClick={() => onChange([...tickets, { name: '', price: free }])}>
          Add a ticket
        </Button>
      )}
    </SpaceBetween>
  );
}
