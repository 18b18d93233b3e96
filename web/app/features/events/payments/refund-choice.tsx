import { useWatch } from 'react-hook-form';
import { policyWords } from '#shared/payments/orders/trace-words.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from '../details/edit/event-values.ts';
import { amountFault } from './amount-fault.ts';

const policies = [
  { value: 'flexible', label: 'Flexible' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'strict', label: 'Strict' },
] as const;

/** What comes back to a player who paid by card and leaves. */
export function RefundChoice({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'refundPolicy' });
  const value = policies.find((policy) => policy.value === field.value)?.value;
  return (
    <ChipChoice
      label="Refunds for card payments"
      options={policies}
      value={value}
      onChange={field.onChange}
      message={amountFault(fieldState.error)}
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
export function RefundTo({ control }: EventControl) {
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
      message={amountFault(fieldState.error)}
    >
      <small>{wayWords[value]}</small>
    </ChipChoice>
  );
}
