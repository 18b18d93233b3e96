import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import { type Currency, formatMoney, type Money, sameFigureIn } from '#shared/money.ts';
import { quoteFor } from '#shared/payments/quote.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { CurrencySelect } from '#web/app/forms/money/currency-select.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import type { EventControl } from '../details/edit/event-values.ts';
import { amountFault } from './amount-fault.ts';
import { RefundChoice, RefundTo } from './refund-choice.tsx';
import { SharedWay, TotalCost } from './shared-cost.tsx';
import { SumField } from './sum-field.tsx';
import { TicketRows } from './ticket-rows.tsx';
import { useStartCurrency } from './use-start-currency.ts';

interface PriceDetailsProps extends EventControl {
  /** Whether the event is one date of a series already. */
  readonly isOfSeries?: boolean | undefined;
  readonly kind: 'each' | 'tickets' | 'shared';
}

/** What it costs and how players pay the host. */
export function PriceDetails({ control, kind, isOfSeries }: PriceDetailsProps) {
  const paidIn = useStartCurrency({ control });
  return kind === 'tickets' ? (
    <ByTicket control={control} paidIn={paidIn} />
  ) : (
    <OnePrice control={control} kind={kind} paidIn={paidIn} isOfSeries={isOfSeries} />
  );
}

interface PricedProps extends EventControl {
  /** The currency of the seller's payouts, once it is known. */
  readonly paidIn: Currency | undefined;
}

/** Players choose a ticket, and pay it by card. */
const ByTicket = ({ control, paidIn }: PricedProps) => (
  <SpaceBetween size="m">
    <Tickets control={control} paidIn={paidIn} />
    <RefundChoice control={control} />
    <RefundTo control={control} />
  </SpaceBetween>
);

function Tickets({ control, paidIn }: PricedProps) {
  const { field, fieldState } = useField({ control, name: 'ticketTypes' });
  const timeZone = useWatch({ control, name: 'timeZone' });
  const tickets = field.value ?? [];
  const currency = tickets[0]?.price.currency ?? likelyCurrency();
  const inCurrency = (next: Currency) =>
    tickets.map((ticket) => ({
      ...ticket,
      price: sameFigureIn(ticket.price, next),
      ...(ticket.guestPrice && { guestPrice: sameFigureIn(ticket.guestPrice, next) }),
    }));
  return (
    <SpaceBetween size="m">
      <CurrencySelect
        label="Currency of the tickets"
        hint="Players pay for tickets by card, with the service fee on top."
        message={amountFault(fieldState.error)}
        currency={currency}
        paidIn={paidIn}
        onChange={(next) => field.onChange(inCurrency(next))}
      />
      <TicketRows
        tickets={tickets}
        currency={currency}
        timeZone={timeZone}
        messageAt={(at) => wrongIn(fieldState.error, at)}
        onChange={field.onChange}
      />
    </SpaceBetween>
  );
}

/** What is wrong with one of the tickets, whichever of its parts it is. */
function wrongIn(error: object | undefined, at: number): string | undefined {
  const wrong = (error as readonly (object | undefined)[] | undefined)?.[at];
  return wrong && Object.values(wrong).map(amountFault).find(Boolean);
}

type OnePriceProps = PricedProps & Pick<PriceDetailsProps, 'isOfSeries'> & { readonly kind: 'each' | 'shared' };

/** What each pays, or all together, and how players pay the host. */
const OnePrice = ({ control, kind, paidIn, isOfSeries }: OnePriceProps) => (
  <SpaceBetween size="m">
    {kind === 'each' ? <EachPays control={control} paidIn={paidIn} /> : <TotalCost control={control} />}
    {kind === 'each' && <PassPrice control={control} isOfSeries={isOfSeries} />}
    <CheckboxField control={control} name="chargeGuests" label="Guests pay too" />
    {kind === 'each' ? <PaidEither control={control} /> : <SharedWay control={control} />}
  </SpaceBetween>
);

/** By card, to the host, or both. */
const PaidEither = ({ control }: EventControl) => (
  <SpaceBetween size="m">
    <RefundChoice control={control} />
    <RefundTo control={control} />
    <PayOutsideInput control={control} name="payOutside" isOptional />
  </SpaceBetween>
);

function EachPays({ control, paidIn }: PricedProps) {
  const { field, fieldState } = useField({ control, name: 'price' });
  return (
    <SumField
      label="Price per player"
      hint={hintFor(field.value)}
      sum={field.value}
      paidIn={paidIn}
      onChange={field.onChange}
      message={amountFault(fieldState.error)}
    />
  );
}

/** Only dates of a series have a pass. */
function PassPrice({ control, isOfSeries }: EventControl & Pick<PriceDetailsProps, 'isOfSeries'>) {
  const { field, fieldState } = useField({ control, name: 'passPrice' });
  const [price, repeats] = useWatch({ control, name: ['price', 'reoccurringInfo'] });
  if (!(repeats || isOfSeries || field.value)) return null;
  return (
    <FormField
      label="Price per date with a season pass (optional)"
      constraintText="Players pay once, by card, for every coming date that has room."
      errorText={amountFault(fieldState.error)}
    >
      <MoneyInput
        money={field.value}
        currency={price?.currency ?? likelyCurrency()}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** By card players pay the service fee on top; the host is paid the price either way. */
const hintFor = (price: Money | undefined): string => {
  if (!price?.amountMinor) return 'What you get per player.';
  const { totalMinor } = quoteFor([{ personId: '', name: '', guests: [] }], {
    price,
    plan: 'rookie',
    feePayer: 'player',
  });
  return `Players pay ${formatMoney({ ...price, amountMinor: totalMinor })} in all by card.`;
};
