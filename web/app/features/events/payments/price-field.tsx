import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import type { EventControl } from '../details/edit/event-values.ts';
import { TicketsAlert } from './tickets-alert.tsx';

/** Most events are free. */
const PriceDetails = lazy(async () => ({ default: (await import('./price-details.tsx')).PriceDetails }));

type Kind = 'free' | 'each' | 'shared';

/** Whether it costs something, and what; nothing but a chip where it is free. */
export function PriceField({ control }: EventControl) {
  const price = useField({ control, name: 'price' }).field;
  const share = useField({ control, name: 'costShare' }).field;
  const ways = useField({ control, name: 'payOutside' }).field;
  const tickets = useWatch({ control, name: 'ticketTypes' });
  const kind = kindOf(price.value !== undefined, share.value !== undefined);
  const currency = price.value?.currency ?? share.value?.total?.currency ?? 'USD';
  const choose = (next: Kind) => {
    const unset = { amountMinor: 0, currency } as const;
    price.onChange(next === 'each' ? unset : undefined);
    share.onChange(next === 'shared' ? { total: unset } : undefined);
    if (next === 'free') control.unregister(['chargeGuests', 'ticketTypes']);
    ways.onChange(next === 'free' ? undefined : (ways.value ?? [{ way: 'cash' }]));
  };
  if (tickets && tickets.length > 0 && kind === 'free') return <TicketsAlert onRemove={() => choose('free')} />;
  return (
    <div className="event-part">
      <ChipChoice
        label="Price"
        options={[
          { value: 'free', label: 'Free' },
          { value: 'each', label: 'Per player' },
          { value: 'shared', label: 'Split a cost' },
        ]}
        value={kind}
        onChange={choose}
      />
      {kind !== 'free' && (
        <LaterPart height={260}>
          <PriceDetails control={control} kind={kind} />
        </LaterPart>
      )}
    </div>
  );
}

const kindOf = (isPriced: boolean, isShared: boolean): Kind => {
  if (isShared) return 'shared';
  return isPriced ? 'each' : 'free';
};
