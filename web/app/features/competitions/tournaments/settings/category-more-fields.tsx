import { type Control, useWatch } from 'react-hook-form';
import { choicesOf } from '#web/app/forms/choices-of.ts';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { StartWindowField } from './start-window-field.tsx';
import type { TournamentValues } from './tournament-values.ts';

const levels = choicesOf({ beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' });
const genders = choicesOf({ women_plus: 'Women+', men_plus: 'Men+', co_ed: 'Mixed', youth: 'Youth' });
const statuses = choicesOf({ open: 'Open', closed: 'Closed' });

interface CategoryMoreFieldsProps {
  readonly control: Control<TournamentValues>;
  readonly index: number;
}

/** Who can enter a category and when it begins: open to everyone, at any time, unless something else is said. */
export function CategoryMoreFields({ control, index }: CategoryMoreFieldsProps) {
  const of = `categories.${index}` as const;
  const { eligibility, startWindow, gamesGuaranteed, status } = useWatch({ control, name: of });
  const isSet =
    Object.values(eligibility ?? {}).some((value) => value !== undefined) ||
    startWindow !== undefined ||
    Boolean(gamesGuaranteed) ||
    status === 'closed';
  return (
    <FoldedFields control={control} title="Levels, ages and times" isSet={isSet} isWithin>
      <SelectField
        control={control}
        name={`${of}.eligibility.leastLevel`}
        label="Lowest level"
        choices={levels}
        whenNone="Any"
        isOptional
      />
      <SelectField
        control={control}
        name={`${of}.eligibility.mostLevel`}
        label="Highest level"
        choices={levels}
        whenNone="Any"
        isOptional
      />
      <NumberField control={control} name={`${of}.eligibility.leastAge`} label="Minimum age" isOptional />
      <NumberField control={control} name={`${of}.eligibility.mostAge`} label="Maximum age" isOptional />
      <SelectField
        control={control}
        name={`${of}.eligibility.gender`}
        label="For"
        choices={genders}
        whenNone="Everyone"
        isOptional
      />
      <NumberField control={control} name={`${of}.gamesGuaranteed`} label="Matches guaranteed" isOptional />
      <StartWindowField control={control} name={`${of}.startWindow`} />
      <SelectField control={control} name={`${of}.status`} label="Status" choices={statuses} />
    </FoldedFields>
  );
}
