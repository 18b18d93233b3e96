import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import type { Currency } from '#shared/money.ts';
import { toInstant, toLocal } from '#shared/time.ts';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { newTicket } from './new-ticket.ts';
import './ticket-rows.css';

const most = 10;

interface TicketRowsProps {
  readonly tickets: readonly TicketType[];
  readonly currency: Currency;
  /** On whose clock they are sold. */
  readonly timeZone: string;
  readonly messageAt: (ticket: number) => string | undefined;
  readonly onChange: (tickets: TicketType[]) => void;
}

/** The tickets of an event: what each is called, what it costs, how many there are and who can have it. */
export function TicketRows({ tickets, currency, timeZone, messageAt, onChange }: TicketRowsProps) {
  return (
    <SpaceBetween size="m">
      {tickets.map((ticket, index) => (
        <TicketRow
          key={ticket.key}
          ticket={ticket}
          name={`Ticket ${index + 1}`}
          currency={currency}
          timeZone={timeZone}
          message={messageAt(index)}
          onChange={(next) => onChange(tickets.map((one) => (one === ticket ? next : one)))}
          onRemove={tickets.length > 1 ? () => onChange(tickets.filter((one) => one !== ticket)) : undefined}
        />
      ))}
      {tickets.length < most && (
        <Button formAction="none" iconName="add-plus" onClick={() => onChange([...tickets, newTicket(currency)])}>
          Add a ticket
        </Button>
      )}
    </SpaceBetween>
  );
}

interface TicketRowProps extends Pick<TicketRowsProps, 'currency' | 'timeZone'> {
  readonly ticket: TicketType;
  /** What it is called among the others. */
  readonly name: string;
  readonly message: string | undefined;
  readonly onChange: (ticket: TicketType) => void;
  readonly onRemove: (() => void) | undefined;
}

function TicketRow({ ticket, name, currency, timeZone, message, onChange, onRemove }: TicketRowProps) {
  const change = (differences: Partial<Record<keyof TicketType, unknown>>) =>
    onChange(said({ ...ticket, ...differences } as TicketType));
  return (
    <fieldset className="ticket-row">
      <legend>{name}</legend>
      <FormField label="Name" errorText={message}>
        <Input
          value={ticket.name}
          placeholder="Such as Adult"
          onChange={({ detail }) => change({ name: detail.value.slice(0, 60) })}
        />
      </FormField>
      <FormField label="Price" constraintText="Enter 0 for a free ticket.">
        <MoneyInput
          money={ticket.price}
          currency={currency}
          onChange={(price) => change({ price: price ?? { amountMinor: Number.NaN, currency } })}
        />
      </FormField>
      <FormField label={labelOf({ label: 'How many', isOptional: true })}>
        <Input
          type="number"
          inputMode="numeric"
          value={ticket.quantity === undefined ? '' : String(ticket.quantity)}
          onChange={({ detail }) => change({ quantity: detail.value === '' ? undefined : Number(detail.value) })}
        />
      </FormField>
      <FormField
        label={labelOf({ label: 'Price for a guest', isOptional: true })}
        constraintText="Leave it empty to charge guests the same."
      >
        <MoneyInput money={ticket.guestPrice} currency={currency} onChange={(guestPrice) => change({ guestPrice })} />
      </FormField>
      <SaleTimes ticket={ticket} timeZone={timeZone} onChange={change} />
      <Checkbox
        checked={ticket.memberOnly === true}
        onChange={({ detail }) => change({ memberOnly: detail.checked || undefined })}
      >
        Only for members of the hosting team
      </Checkbox>
      {onRemove && (
        <Button formAction="none" iconName="remove" ariaLabel={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </fieldset>
  );
}

interface SaleTimesProps extends Pick<TicketRowProps, 'ticket' | 'timeZone'> {
  readonly onChange: (times: Pick<TicketType, 'salesFrom' | 'salesUntil'>) => void;
}

/** From when and until when it is sold, on the clock of the event. */
function SaleTimes({ ticket: { salesFrom, salesUntil }, timeZone, onChange }: SaleTimesProps) {
  const localOf = (instant: string | undefined) => (instant ? toLocal(new Date(instant), timeZone) : '');
  const instantOf = (local: string) => (local ? toInstant(local.slice(0, 16), timeZone).toISOString() : undefined);
  return (
    <>
      <NativeInput
        label={labelOf({ label: 'On sale from', isOptional: true })}
        type="datetime-local"
        value={localOf(salesFrom)}
        onChange={(local) => onChange({ salesFrom: instantOf(local) })}
      />
      <NativeInput
        label={labelOf({ label: 'On sale until', isOptional: true })}
        type="datetime-local"
        value={localOf(salesUntil)}
        onChange={(local) => onChange({ salesUntil: instantOf(local) })}
      />
    </>
  );
}

/** Without the parts that are not said. */
const said = (ticket: TicketType): TicketType =>
  Object.fromEntries(Object.entries(ticket).filter(([, value]) => value !== undefined)) as TicketType;
