import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { categoryFormatLabel, entryKindLabel } from '#shared/competitions/tournaments/words.ts';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { currencyOf } from './currency-of.ts';
import { newCategory } from './new-category.ts';
import { StartWindowField } from './start-window-field.tsx';
import type { TournamentValues } from './tournament-values.ts';

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const formats = choices(categoryFormatLabel);
const kinds = choices(entryKindLabel);
const levels = choices({ beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' });
const genders = choices({ women_plus: 'Women+', men_plus: 'Men+', co_ed: 'Mixed', youth: 'Youth' });
const statuses = choices({ open: 'Open', closed: 'Closed' });

/** What is played, one category after the other. */
export function CategoryFields({ control }: { readonly control: Control<TournamentValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'categories' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="s">
          <OneCategory control={control} index={index} />
          {fields.length > 1 && (
            <Button formAction="none" onClick={() => remove(index)}>{`Remove category ${index + 1}`}</Button>
          )}
        </SpaceBetween>
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
}

function OneCategory({ control, index }: OneCategoryProps) {
  const of = `categories.${index}` as const;
  const format = useWatch({ control, name: `${of}.format` });
  const currency = currencyOf(useWatch({ control, name: 'categories' }));
  const word = (label: string) => `${label} of category ${index + 1}`;
  return (
    <SpaceBetween size="s">
      <TextField control={control} name={`${of}.name`} label={`Category ${index + 1}`} max={60} />
      <SelectField control={control} name={`${of}.format`} label={word('Format')} choices={formats} />
      <SelectField control={control} name={`${of}.entryKind`} label={word('Entrants')} choices={kinds} />
      <NumberField control={control} name={`${of}.maxEntries`} label={word('Entry limit')} />
      <MoneyField control={control} name={`${of}.fee`} label={word('Fee')} currency={currency} isOptional />
      {format.startsWith('pools') && (
        <NumberField
          control={control}
          name={`${of}.pools`}
          label={word('Pools')}
          hint="Leave empty for 2."
          isOptional
        />
      )}
      {format === 'pools_to_bracket' && (
        <NumberField
          control={control}
          name={`${of}.advance`}
          label={word('Entrants advancing from each pool')}
          hint="Leave empty for 2."
          isOptional
        />
      )}
      <NumberField control={control} name={`${of}.gamesGuaranteed`} label={word('Matches guaranteed')} isOptional />
      <SelectField
        control={control}
        name={`${of}.eligibility.leastLevel`}
        label={word('Lowest level')}
        choices={levels}
        whenNone="Any"
        isOptional
      />
      <SelectField
        control={control}
        name={`${of}.eligibility.mostLevel`}
        label={word('Highest level')}
        choices={levels}
        whenNone="Any"
        isOptional
      />
      <NumberField control={control} name={`${of}.eligibility.leastAge`} label={word('Minimum age')} isOptional />
      <NumberField control={control} name={`${of}.eligibility.mostAge`} label={word('Maximum age')} isOptional />
      <SelectField
        control={control}
        name={`${of}.eligibility.gender`}
        label={`Category ${index + 1} is for`}
        choices={genders}
        whenNone="Everyone"
        isOptional
      />
      <StartWindowField control={control} name={`${of}.startWindow`} of={`Category ${index + 1}`} />
      <SelectField control={control} name={`${of}.status`} label={word('Status')} choices={statuses} />
    </SpaceBetween>
  );
}
