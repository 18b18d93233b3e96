import type { Payment } from '#shared/events/payments/schemas.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from '../details/edit/event-values.ts';
import { amountFault } from './amount-fault.ts';

const policies = [
  { value: 'flexible', label: 'Nothing' },
  { value: 'strict', label: 'All of it, if another player takes the spot' },
] as const;

/** A moderate policy gives as little back by then as a flexible one. */
function chosenOf(policy: Payment['refundPolicy']) {
  if (policy === 'custom') return undefined;
  return policy === 'strict' ? 'strict' : 'flexible';
}

/** What comes back to a player who leaves once their share is charged: that is later than the steps of our usual policies. */
export function SharedRefund({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'refundPolicy' });
  return (
    <ChipChoice
      label="What comes back to a player who leaves once charged"
      options={policies}
      value={chosenOf(field.value)}
      onChange={field.onChange}
      message={amountFault(fieldState.error)}
    >
      <small>Players who leave earlier pay nothing. If you cancel, all of it comes back.</small>
    </ChipChoice>
  );
}
