import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import * as z from 'zod';
import { registrationModes } from '#shared/competitions/seasons/words.ts';
import type { Product } from '#shared/events/discounts/products-of.ts';
import type { Currency } from '#shared/money.ts';
import { modeName, offWords, usesWords } from '#shared/payments/discounts/discount-words.ts';
import { products, slotProduct } from '#shared/payments/discounts/products.ts';
import {
  codeFacts,
  type Discount,
  DiscountCode,
  discountLimits,
  discountScope,
  OffInput,
} from '#shared/payments/discounts/schemas.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useField } from '#web/app/forms/use-field.ts';
import type { Change } from '#web/app/operations/use-change.ts';

const CodeSaid = z.object({
  code: DiscountCode,
  off: OffInput,
  stacks: z.boolean().optional(),
  ...discountLimits,
  ...discountScope,
  products,
  ...codeFacts,
});
type Values = z.input<typeof CodeSaid>;
type CodeSaid = z.output<typeof CodeSaid>;

interface CodeFormProps {
  /** Made with `isForm`. */
  readonly save: Pick<Change<CodeSaid, unknown>, 'run' | 'isRunning' | 'rejection'>;
  /** Of the price; absent where it isn't known, and only percents and free spots are offered. */
  readonly currency: Currency | undefined;
  /** The seasons and tournaments of a community; absent where the code is for one event. */
  readonly sold?: readonly { readonly subjectId: string; readonly label: string }[];
  /** The spots, tickets and slots of an event. */
  readonly products?: readonly Product[];
  /** Whether what is sold is a community’s, so that a code can be for its members. */
  readonly hasMembers?: boolean;
  /** The code that is changed; absent for a new one. */
  readonly edited?: Discount | undefined;
  readonly onClose: () => void;
}

const newCode: Values = { code: '', off: { kind: 'percent', percent: 10 } };

/** A code as its form says it: the currency of an amount is that of what is sold. */
function saidOf({ code, off, stacks, firstDay, lastDay, maxUses, maxEach, ...scope }: Discount): Values {
  const said = off.kind === 'amount' ? { kind: off.kind, amountMinor: off.amountMinor } : off;
  const { subjectId, modes, products: named, audience, label } = scope;
  const limits = { firstDay, lastDay, maxUses, maxEach };
  return { code, off: said, stacks, ...limits, subjectId, modes, products: named, audience, label };
}

/** What a code takes off, what for, when it works and how often. */
export function CodeForm({
  save,
  currency,
  sold,
  products: named = [],
  hasMembers = false,
  edited,
  onClose,
}: CodeFormProps) {
  const form = useCheckedForm(CodeSaid, edited ? saidOf(edited) : newCode, save);
  const { control } = form;
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Save code</SubmitButton>}
    >
      {!edited && (
        <TextField control={control} name="code" label="Code" hint="3 to 20 letters, digits or hyphens." max={20} />
      )}
      {edited && edited.used > 0 ? (
        <p>
          {edited.code}: {offWords(edited.off)}. {usesWords(edited)}, so the discount stays as it is.
        </p>
      ) : (
        <OffField control={control} currency={currency} />
      )}
      {sold && (
        <>
          <SelectField
            control={control}
            name="subjectId"
            label="Works for"
            whenNone="All seasons, events and tournaments"
            choices={sold.map(({ subjectId, label }) => ({ value: subjectId, label }))}
          />
          <MultiselectField
            control={control}
            name="modes"
            label="Ways to register"
            hint="Leave empty for all."
            isOptional
            isNoneAll
            choices={registrationModes.map((mode) => ({ value: mode, label: modeName[mode] }))}
          />
          <CheckboxField control={control} name="stacks" label="On top of automatic discounts" />
        </>
      )}
      {named.length > 1 && <ProductsField control={control} products={named} />}
      {hasMembers && (
        <SelectField
          control={control}
          name="audience"
          label="Who can use it"
          whenNone="Everyone"
          choices={[{ value: 'members', label: 'Members and their children' }]}
        />
      )}
      <DayField control={control} name="firstDay" label="First day" isOptional />
      <DayField control={control} name="lastDay" label="Last day" isOptional />
      <NumberField control={control} name="maxUses" label="Uses in all" isOptional />
      <NumberField control={control} name="maxEach" label="Uses per player" isOptional />
      <TextField control={control} name="label" label="Label" hint="Only organizers see it." max={60} isOptional />
    </FormView>
  );
}

interface ProductsFieldProps {
  readonly control: Control<Values>;
  readonly products: readonly Product[];
}

/** What of an event a code is for, where it sells more than one thing. */
const ProductsField = ({ control, products: all }: ProductsFieldProps) => (
  <MultiselectField
    control={control}
    name="products"
    label="Works for"
    hint={hasSlots(all) ? 'Leave empty for every spot and ticket, but no slots.' : 'Leave empty for every ticket.'}
    isOptional
    isNoneAll
    choices={all.map(({ key, label }) => ({ value: key, label }))}
  />
);

const hasSlots = (all: readonly Product[]): boolean => all.some(({ key }) => key.startsWith(slotProduct('')));

interface OffFieldProps {
  readonly control: Control<Values>;
  readonly currency: Currency | undefined;
}

/** A part of the price, an amount off the order, or the player's own spot. */
function OffField({ control, currency }: OffFieldProps) {
  const { field, fieldState } = useField({ control, name: 'off' });
  const off = field.value;
  const starts = {
    percent: { kind: 'percent', percent: 10 },
    amount: { kind: 'amount', amountMinor: 0 },
    spot: { kind: 'spot' },
  } as const;
  const faults = (fieldState.error ?? {}) as { readonly amountMinor?: { readonly message?: string } };
  return (
    <SpaceBetween size="l">
      <ChipChoice
        label="Discount"
        options={[
          { value: 'percent' as const, label: 'Percent' },
          ...(currency ? [{ value: 'amount' as const, label: 'Amount' }] : []),
          { value: 'spot' as const, label: 'Free spot' },
        ]}
        value={off.kind}
        onChange={(kind) => field.onChange(starts[kind])}
      />
      {off.kind === 'percent' && <NumberField control={control} name="off.percent" label="Percent off" />}
      {off.kind === 'amount' && currency && (
        <FormField label="Amount off" constraintText="Off the whole order." errorText={faults.amountMinor?.message}>
          <MoneyInput
            money={off.amountMinor === 0 ? undefined : { amountMinor: off.amountMinor, currency }}
            currency={currency}
            onChange={(money) => field.onChange({ kind: 'amount', amountMinor: money?.amountMinor ?? 0 })}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
}
