import type { Control } from 'react-hook-form';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { dayChoices } from '../day-choices.ts';
import type { SeasonValues } from './season-values.ts';

const tables = Object.keys(standingsTemplates).map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

interface DivisionMoreFieldsProps {
  readonly control: Control<SeasonValues>;
  readonly index: number;
  /** In a youth community divisions go by age. */
  readonly isYouth: boolean;
}

/** What a division has as its season has it, unless something else is said. */
export const DivisionMoreFields = ({ control, index, isYouth }: DivisionMoreFieldsProps) => (
  <FoldedFields control={control} title="Ages, level, days and table rules" isSet={isYouth} isWithin>
    <NumberField control={control} name={`divisions.${index}.rosterRules.minAge`} label="Minimum age" isOptional />
    <NumberField control={control} name={`divisions.${index}.rosterRules.maxAge`} label="Maximum age" isOptional />
    <NumberField
      control={control}
      name={`divisions.${index}.level`}
      label="Level"
      hint="1 is the top division."
      isOptional
    />
    <MultiselectField
      control={control}
      name={`divisions.${index}.daysOfWeek`}
      label="Days"
      choices={dayChoices}
      isOptional
    />
    <SelectField
      control={control}
      name={`divisions.${index}.standingsTemplate`}
      label="Table rules"
      whenNone="Default for the sport"
      choices={tables}
    />
  </FoldedFields>
);
