import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Payment } from '#shared/events/payments/schemas.ts';
import { clockText, instantOf } from '#web/app/forms/dates/clock-text.ts';
import { MoneyInput } from '#web/app/forms/fields/money-input.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import '../slots/slots.css';

type Ticket = NonNullable<Payment['ticketTypes']>[number];

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly number: number;
  readonly timeZone: string;
  readonly onChange: (more: Partial<Ticket>) => void;
  readonly onRemove: () => void;
}

const priceOf = (amount: number): Ticket['price'] => ({ amount, currency: 'USD' });

/** One kind of ticket. */
export function TicketRow({ ticket, number, timeZone, onChange, onRemove }: TicketRowProps) {
  const { name, price, quantity, memberOnly = false } = ticket;
  return (
    <SpaceBetween size="xs">
      <div className="slot-row">
        <FormField label={`Ticket ${number}`}>
          <Input value={name} onChange={({ detail }) => onChange({ name: detail.value.slice(0, 60) })} />
        </FormField>
        <FormField label="Dollars">
          <MoneyInput
            ariaLabel={`Dollars for ticket ${number}`}
            amount={price.amount}
            onChange={(amount = 0) => onChange({ price: priceOf(amount) })}
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
      <div className="slot-times">
        <FormField label="How many" constraintText="Empty: as many as seats.">
          <Input
            type="number"
            inputMode="numeric"
            ariaLabel={`How many of ticket ${number}`}
            value={quantity === undefined ? '' : String(quantity)}
            onChange={({ detail }) => onChange({ quantity: detail.value === '' ? undefined : Number(detail.value) })}
          />
        </FormField>
        <FormField label="Dollars for a guest" constraintText="Empty: as for others.">
          <MoneyInput
            ariaLabel={`Dollars for a guest with ticket ${number}`}
            amount={ticket.guestPrice?.amount}
            onChange={(amount) => onChange({ guestPrice: amount === undefined ? undefined : priceOf(amount) })}
          />
        </FormField>
      </div>
      <SaleTimes ticket={ticket} timeZone={timeZone} onChange={onChange} />
      <Checkbox checked={memberOnly} onChange={({ detail }) => onChange({ memberOnly: detail.checked || undefined })}>
        For people of the community alone
      </Checkbox>
    </SpaceBetween>
  );
}

/** From when until when a ticket is sold, on the clock where the event is; empty while answers are open. */
function SaleTimes({ ticket, timeZone, onChange }: Pick<TicketRowProps, 'ticket' | 'timeZone' | 'onChange'>) {
  return (
    <div className="fields-in-a-row">
      <NativeInput
        label="Sold from"
        type="datetime-local"
        value={clockText(ticket.salesFrom, timeZone)}
        onChange={(typed) => onChange({ salesFrom: instantOf(typed, timeZone) })}
      />
      <NativeInput
        label="Sold until"
        type="datetime-local"
        value={clockText(ticket.salesUntil, timeZone)}
        onChange={(typed) => onChange({ salesUntil: instantOf(typed, timeZone) })}
      />
    </div>
  );
}
