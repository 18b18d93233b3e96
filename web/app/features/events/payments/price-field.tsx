import { lazy } from 'react';
import type { Payment } from '#shared/events/payments/schemas.ts';
import type { Currency } from '#shared/money.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import type { EventControl } from '../details/edit/event-values.ts';
import { newTicket } from './new-ticket.ts';

/** Most events are free. */
const PriceDetails = lazy(async () => ({ default: (await import('./price-details.tsx')).PriceDetails }));

type Kind = 'free' | 'each' | 'tickets' | 'shared';

interface PriceFieldProps extends EventControl {
  /** Whether the event is one date of a series already. */
  readonly isOfSeries?: boolean | undefined;
}

/** Whether it costs something, and what; nothing but a chip where it is free. */
export function PriceField({ control, isOfSeries }: PriceFieldProps) {
  const price = useField({ control, name: 'price' }).field;
  const share = useField({ control, name: 'costShare' }).field;
  const ways = useField({ control, name: 'payOutside' }).field;
  const tickets = useField({ control, name: 'ticketTypes' }).field;
  const hasTickets = (tickets.value ?? []).length > 0;
  const kind = kindOf(price.value !== undefined, share.value !== undefined, hasTickets);
  const currency = currencyOf({ price: price.value, costShare: share.value, ticketTypes: tickets.value });
  const choose = (next: Kind) => {
    const { sum, all, types, isOnePrice } = begun(next, currency);
    price.onChange(sum);
    share.onChange(all);
    tickets.onChange(types);
    if (!isOnePrice) control.unregister('chargeGuests');
    if (next !== 'each') control.unregister('passPrice');
    ways.onChange(isOnePrice ? (ways.value ?? [{ way: 'cash' }]) : undefined);
  };
  return (
    <div className="event-part">
      <ChipChoice
        label="Price"
        options={[
          { value: 'free', label: 'Free' },
          { value: 'each', label: 'Per player' },
          { value: 'tickets', label: 'Tickets' },
          { value: 'shared', label: 'Split a cost' },
        ]}
        value={kind}
        onChange={choose}
      />
      {kind !== 'free' && (
        <LaterPart height={260}>
          <PriceDetails control={control} kind={kind} isOfSeries={isOfSeries} />
        </LaterPart>
      )}
    </div>
  );
}

/** What there is of each way to set a price, before the host said how much. */
function begun(kind: Kind, currency: Currency) {
  const unset = { amountMinor: 0, currency };
  return {
    sum: kind === 'each' ? unset : undefined,
    all: kind === 'shared' ? { total: unset } : undefined,
    types: kind === 'tickets' ? [newTicket(currency)] : undefined,
    isOnePrice: kind === 'each' || kind === 'shared',
  };
}

const currencyOf = ({ price, costShare, ticketTypes: [ticket] = [] }: Payment): Currency =>
  (price ?? costShare?.total ?? ticket?.price)?.currency ?? likelyCurrency();

const kindOf = (isPriced: boolean, isShared: boolean, hasTickets: boolean): Kind => {
  if (isShared) return 'shared';
  if (hasTickets) return 'tickets';
  return isPriced ? 'each' : 'free';
};
