import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { categoryFormatLabel, entryKindLabel } from '#shared/competitions/tournaments/words.ts';
import type { Currency } from '#shared/money.ts';
import { choicesOf } from '#web/app/forms/choices-of.ts';
import { FieldGroup } from '#web/app/forms/field-group.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { useSellingCurrency } from '#web/app/orders/use-selling-currency.ts';
import { currencyOf } from './currency-of.ts';
import { newCategory } from './new-category.ts';
import type { TournamentValues } from './tournament-values.ts';

const CategoryMoreFields = lazy(async () => ({
  default: (await import('./category-more-fields.tsx')).CategoryMoreFields,
}));

const formats = choicesOf(categoryFormatLabel);
const kinds = choicesOf(entryKindLabel);

interface CategoryFieldsProps {
  readonly control: Control<TournamentValues>;
  readonly teamId: string;
}

/** What is played, one category after the other. */
export function CategoryFields({ control, teamId }: CategoryFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'categories' });
  const paidIn = useSellingCurrency(teamId);
  return (
    <SpaceBetween size="l">
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Category ${index + 1}`}>
          <OneCategory control={control} index={index} paidIn={paidIn} />
          {fields.length > 1 && (
            <Button formAction="none" onClick={() => remove(index)}>{`Remove category ${index + 1}`}</Button>
          )}
        </FieldGroup>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => append({ ...newCategory, name: '' })}>
        Add category
      </Button>
    </SpaceBetween>
  );
}

interface OneCategoryProps {
  readonly control: Control<TournamentValues>;
  readonly index: number;
  /** The currency of the organizer's payouts, once it is known. */
  readonly paidIn: Currency | undefined;
}

function OneCategory({ control, index, paidIn }: OneCategoryProps) {
  const of = `categories.${index}` as const;
  const format = useWatch({ control, name: `${of}.format` });
  const currency = currencyOf(useWatch({ control, name: 'categories' }), paidIn);
  return (
    <SpaceBetween size="m">
      <TextField control={control} name={`${of}.name`} label="Category name" max={60} />
      <SelectField control={control} name={`${of}.format`} label="Format" choices={formats} />
      <SelectField control={control} name={`${of}.entryKind`} label="Entrants" choices={kinds} />
      <NumberField control={control} name={`${of}.maxEntries`} label="Entry limit" />
      <MoneyField control={control} name={`${of}.fee`} label="Fee" currency={currency} isOptional />
      {format.startsWith('pools') && (
        <NumberField control={control} name={`${of}.pools`} label="Pools" hint="Leave empty for 2." isOptional />
      )}
      {format === 'pools_to_bracket' && (
        <NumberField
          control={control}
          name={`${of}.advance`}
          label="Entrants advancing from each pool"
          hint="Leave empty for 2."
          isOptional
        />
      )}
      <Suspense>
        <CategoryMoreFields control={control} index={index} />
      </Suspense>
    </SpaceBetween>
  );
}
