import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useController, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { EventDetails } from '#shared/events/details/schemas.ts';
import { feePayerLabels, refundLabels, refundToLabels } from '#shared/events/payments/payment-words.ts';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { PriceField } from '#web/app/forms/fields/price-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { firstMessage } from '../details/edit/first-message.ts';
import { RefundRows } from './refund-rows.tsx';
import { TicketRows } from './ticket-rows.tsx';

type Fields = { readonly control: Control<z.input<typeof EventDetails>> };

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What an event costs and what comes back. */
export function CostFields({ control }: Fields) {
  const tickets = useController({ control, name: 'ticketTypes' });
  const timeZone = useWatch({ control, name: 'timeZone' }) || 'UTC';
  const isCustom = useWatch({ control, name: 'refundPolicy' }) === 'custom';
  return (
    <SpaceBetween size="l">
      <PriceField
        control={control}
        name="price"
        label="Price in dollars"
        hint="An event that costs something stays a draft: nobody can pay for it here."
        isOptional
      />
      <FormField label="Tickets" errorText={firstMessage(tickets.fieldState.error)} stretch>
        <TicketRows
          tickets={tickets.field.value ?? []}
          timeZone={timeZone}
          onChange={(next) => tickets.field.onChange(next.length > 0 ? next : undefined)}
        />
      </FormField>
      <PriceField
        control={control}
        name="costShare.total"
        label="What it costs in all, to be shared"
        hint="Everybody who comes pays an equal part."
        isOptional
      />
      <PriceField control={control} name="costShare.capPerHead" label="The most that one pays of it" isOptional />
      <CheckboxField control={control} name="chargeGuests" label="Guests pay too" />
      <SelectField
        control={control}
        name="feePayer"
        label="Who pays the fee"
        choices={choicesOf(feePayerLabels)}
        whenNone="Not decided"
      />
      <SelectField
        control={control}
        name="refundPolicy"
        label="What comes back to who leaves"
        choices={choicesOf(refundLabels)}
        whenNone="Not decided"
      />
      {isCustom && <TierFields control={control} />}
      <SelectField
        control={control}
        name="refundTo"
        label="How it comes back"
        choices={choicesOf(refundToLabels)}
        whenNone="Not decided"
      />
    </SpaceBetween>
  );
}

function TierFields({ control }: Fields) {
  const { field, fieldState } = useController({ control, name: 'refundTiers', shouldUnregister: true });
  return (
    <FormField label="Your policy" errorText={firstMessage(fieldState.error)} stretch>
      <RefundRows tiers={field.value ?? []} onChange={(next) => field.onChange(next.length > 0 ? next : undefined)} />
    </FormField>
  );
}
