import * as z from 'zod';
import { type Currency, Price } from '#shared/money.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { ruleName } from '#shared/payments/discounts/discount-words.ts';
import {
  type AutomaticOffInput,
  AutomaticRule,
  discountLimits,
  discountScope,
  third,
} from '#shared/payments/discounts/schemas.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import type { Sold } from './load-team-money.ts';

const Said = z
  .object({
    rule: AutomaticRule,
    kind: z.enum(['percent', 'amount']),
    percent: third.optional(),
    amount: Price.optional(),
    third: third.optional(),
    lastDay: discountLimits.lastDay,
    maxUses: discountLimits.maxUses,
    subjectId: discountScope.subjectId,
  })
  .refine(({ kind, percent }) => kind !== 'percent' || percent !== undefined, {
    path: ['percent'],
    message: 'Enter 1 to 100.',
  })
  .refine(({ kind, amount }) => kind !== 'amount' || amount !== undefined, {
    path: ['amount'],
    message: 'Enter an amount.',
  })
  .refine(({ rule, third: more }) => rule !== 'sibling' || more !== undefined, {
    path: ['third'],
    message: 'Enter 1 to 100.',
  })
  .refine(({ rule, lastDay }) => rule !== 'early' || lastDay !== undefined, {
    path: ['lastDay'],
    message: 'Enter the last day.',
  });
type Said = z.output<typeof Said>;

interface AutomaticFormProps {
  readonly teamId: string;
  readonly currency: Currency;
  readonly sold: readonly Sold[];
  readonly onClose: () => void;
}

/** A discount that players get without a code. */
export function AutomaticForm({ teamId, currency, sold, onClose }: AutomaticFormProps) {
  const { run, ...save } = useOperation(teamDiscounts, 'saveAutomaticDiscount', {
    done: 'Discount saved',
    onDone: onClose,
    isForm: true,
  });
  const form = useCheckedForm(
    Said,
    { rule: 'early', kind: 'percent', percent: 10 },
    { ...save, run: (said) => run({ teamId, ...sentFor(said) }) },
  );
  const { control, values } = form;
  const [rule, kind] = [values.watch('rule'), values.watch('kind')];
  const isOfSiblings = rule === 'sibling';
  const choose = (chosen: AutomaticRule) => {
    values.setValue('rule', chosen);
    values.setValue('kind', chosen === 'sibling' ? 'percent' : kind);
    values.setValue('third', chosen === 'sibling' ? 20 : undefined);
  };
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Save discount</SubmitButton>}
    >
      <ChipChoice
        label="Who pays less"
        options={AutomaticRule.options.map((value) => ({ value, label: ruleName[value] }))}
        value={rule}
        onChange={choose}
      />
      {!isOfSiblings && (
        <ChipChoice
          label="Discount"
          options={[
            { value: 'percent' as const, label: 'Percent' },
            { value: 'amount' as const, label: 'Amount' },
          ]}
          value={kind}
          onChange={(chosen) => values.setValue('kind', chosen)}
        />
      )}
      {kind === 'percent' ? (
        <NumberField
          control={control}
          name="percent"
          label={isOfSiblings ? 'Percent off the second child' : 'Percent off'}
        />
      ) : (
        <MoneyField control={control} name="amount" label="Amount off each player" currency={currency} />
      )}
      {isOfSiblings && <NumberField control={control} name="third" label="Percent off each child after that" />}
      <DayField control={control} name="lastDay" label="Last day" isOptional={rule !== 'early'} />
      <SelectField
        control={control}
        name="subjectId"
        label="Works for"
        whenNone={rule === 'returning' ? 'All seasons and tournaments' : 'All seasons, events and tournaments'}
        choices={sold.map(({ subjectId, label }) => ({ value: subjectId, label }))}
      />
      <NumberField control={control} name="maxUses" label="Uses in all" isOptional />
    </FormView>
  );
}

function sentFor({ kind, percent = 10, amount, ...said }: Said) {
  const off: z.output<typeof AutomaticOffInput> =
    kind === 'amount' && amount ? { kind, amountMinor: amount.amountMinor } : { kind: 'percent', percent };
  return { ...said, off };
}
