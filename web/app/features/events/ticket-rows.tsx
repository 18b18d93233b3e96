import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Payment } from '#shared/events/payment-schemas.ts';
import './slots.css';

type Ticket = NonNullable<Payment['ticketTypes']>[number];

interface TicketRowsProps {
  readonly tickets: readonly Ticket[];
  readonly onChange: (tickets: readonly Ticket[]) => void;
}

const free: Ticket['price'] = { amount: 0, currency: 'USD' };
const inCents = (dollars: string) => ({ ...free, amount: Math.round(Number(dollars) * 100) });

/** Kinds of tickets: a name, what one costs, how many there are. */
export function TicketRows({ tickets, onChange }: TicketRowsProps) {
  return (
    <SpaceBetween size="s">
      {tickets.map((ticket, index) => (
        <TicketRow
          key={index}
          ticket={ticket}
          number={index + 1}
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

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly number: number;
  readonly onChange: (more: Partial<Ticket>) => void;
  readonly onRemove: () => void;
}

function TicketRow({ ticket, number, onChange, onRemove }: TicketRowProps) {
  const { name, price, quantity, memberOnly = false } = ticket;
  return (
    <SpaceBetween size="xs">
      <div className="slot-row">
        <FormField label={`Ticket ${number}`}>
          <Input value={name} onChange={({ detail }) => onChange({ name: detail.value.slice(0, 60) })} />
        </FormField>
        <FormField label="Dollars">
          <Input
            type="number"
            inputMode="decimal"
            step={0.01}
            ariaLabel={`Dollars for ticket ${number}`}
            value={String(price.amount / 100)}
            onChange={({ detail }) => onChange({ price: inCents(detail.value) })}
          />
        </FormField>
        <Button
          formAction="none"
          iconName="remove"
          variant="icon"
          ariaLabel={`Remove ticket ${number}`}
          onClick={onRemove}
        />
      </div>
      <FormField label="How many" description="None means as many as there are seats.">
        <Input
          type="number"
          inputMode="numeric"
          ariaLabel={`How many of ticket ${number}`}
          value={quantity === undefined ? '' : String(quantity)}
          onChange={({ detail }) => onChange({ quantity: detail.value === '' ? undefined : Number(detail.value) })}
        />
      </FormField>
      <Checkbox checked={memberOnly} onChange={({ detail }) => onChange({ memberOnly: detail.checked || undefined })}>
        For people of the community alone
      </Checkbox>
    </SpaceBetween>
  );
}
