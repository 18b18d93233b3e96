import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import { type Currency, formatMoney, type Money, sameFigureIn } from '#shared/money.ts';
import { policyWords } from '#shared/payments/orders/trace-words.ts';
import { quoteFor } from '#shared/payments/quote.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { CurrencySelect } from '#web/app/forms/money/currency-select.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import type { EventControl } from '../details/edit/event-values.ts';
import { TicketRows } from './ticket-rows.tsx';
import { useStartCurrency } from './use-start-currency.ts';

interface PriceDetailsProps extends EventControl {
  readonly kind: 'each' | 'tickets' | 'shared';
}

/** What it costs and how players pay the host. */
export function PriceDetails({ control, kind }: PriceDetailsProps) {
  const paidIn = useStartCurrency({ control });
  return kind === 'tickets' ? (
    <ByTicket control={control} paidIn={paidIn} />
  ) : (
    <OnePrice control={control} kind={kind} paidIn={paidIn} />
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
        message={messageOf(fieldState.error)}
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
  return wrong && Object.values(wrong).map(messageOf).find(Boolean);
}

/** What each pays, or all together, and how players pay the host. */
const OnePrice = ({ control, kind, paidIn }: PricedProps & { readonly kind: 'each' | 'shared' }) => (
  <SpaceBetween size="m">
    {kind === 'each' ? <EachPays control={control} paidIn={paidIn} /> : <TotalCost control={control} />}
    <CheckboxField control={control} name="chargeGuests" label="Guests pay too" />
    {kind === 'each' && <RefundChoice control={control} />}
    {kind === 'each' && <RefundTo control={control} />}
    <PayOutsideInput control={control} name="payOutside" isOptional={kind === 'each'} />
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
      message={messageOf(fieldState.error)}
    />
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

const policies = [
  { value: 'flexible', label: 'Flexible' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'strict', label: 'Strict' },
] as const;

/** What comes back to a player who paid by card and leaves. */
function RefundChoice({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'refundPolicy' });
  const value = policies.find((policy) => policy.value === field.value)?.value;
  return (
    <ChipChoice
      label="Refunds for card payments"
      options={policies}
      value={value}
      onChange={field.onChange}
      message={messageOf(fieldState.error)}
    >
      {value && <small>{policyWords({ refundPolicy: value })}</small>}
    </ChipChoice>
  );
}

const ways = [
  { value: 'card', label: 'To the card' },
  { value: 'credit', label: 'Credit first' },
  { value: 'choice', label: 'They choose' },
] as const;

const wayWords: Readonly<Record<(typeof ways)[number]['value'], string>> = {
  card: 'Money goes back to the card.',
  credit: 'Players see credit with you first, and can have it on the card.',
  choice: 'Players choose between the card and credit with you.',
};

/** Where it comes back to. The card is always open to the player. */
function RefundTo({ control }: EventControl) {
  const policy = useWatch({ control, name: 'refundPolicy' });
  const { field, fieldState } = useField({ control, name: 'refundTo' });
  const value = field.value ?? 'card';
  if (!policy) return null;
  return (
    <ChipChoice
      label="Refunds go"
      options={ways}
      value={value}
      onChange={field.onChange}
      message={messageOf(fieldState.error)}
    >
      <small>{wayWords[value]}</small>
    </ChipChoice>
  );
}

function TotalCost({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'costShare' });
  const message = messageOf((fieldState.error as { total?: object } | undefined)?.total);
  return (
    <SumField
      label="Total cost"
      hint="Players who are in share it equally. It costs each less as more join."
      sum={field.value?.total}
      onChange={(total) => field.onChange({ ...field.value, total })}
      message={message}
    />
  );
}

interface SumFieldProps {
  readonly label: string;
  readonly hint: string;
  /** 0 while nothing is typed. */
  readonly sum: Money | undefined;
  readonly onChange: (sum: Money) => void;
  readonly message: string | undefined;
  /** Where cards pay it: the currency of the seller's payouts, once it is known. */
  readonly paidIn?: Currency | undefined;
}

/** An amount with its currency. */
function SumField({ label, hint, sum, onChange, message, paidIn }: SumFieldProps) {
  const currency = sum?.currency ?? likelyCurrency();
  return (
    <div className="sum-field">
      <FormField label={label} constraintText={hint} errorText={message}>
        <MoneyInput
          money={sum?.amountMinor === 0 ? undefined : sum}
          currency={currency}
          onChange={(money) => onChange(money ?? { amountMinor: 0, currency })}
        />
      </FormField>
      <CurrencySelect
        label="Currency"
        currency={currency}
        paidIn={paidIn}
        onChange={(next) => onChange({ amountMinor: sum?.amountMinor ?? 0, currency: next })}
      />
    </div>
  );
}

/** The schema reports most faults at the number of the amount. */
const messageOf = (error: object | undefined): string | undefined => {
  const { amountMinor, message } = (error ?? {}) as { amountMinor?: { message?: string }; message?: string };
  return amountMinor?.message ?? message;
};
