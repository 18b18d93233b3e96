import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { registrationOperations } from '#shared/competitions/seasons/registration-operations.ts';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { dayChoices } from '../day-choices.ts';
import type { KnownPerson } from '../known-people.ts';
import { NumbersField } from './numbers-field.tsx';

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((value) => ({ value, label: value }));

interface WishFieldsProps {
  readonly control: Control<z.input<typeof registrationOperations.register.input>>;
  readonly people: readonly KnownPerson[];
}

/** What somebody wishes: with whom, not with whom, on which days, and what they wear. For the organisers alone. */
export function WishFields({ control, people }: WishFieldsProps) {
  const choices = people.map(({ userId: value, displayName: label }) => ({ value, label }));
  return (
    <SpaceBetween size="l">
      {choices.length > 0 && (
        <SpaceBetween size="l">
          <MultiselectField
            control={control}
            name="answers.with"
            label="Play with"
            hint="Up to three players."
            choices={choices}
            isOptional
          />
          <MultiselectField
            control={control}
            name="answers.notWith"
            label="Players to avoid"
            hint="Up to two. Only organizers see this."
            choices={choices}
            isOptional
          />
        </SpaceBetween>
      )}
      <TextField control={control} name="answers.coach" label="Preferred coach" max={60} isOptional />
      <MultiselectField
        control={control}
        name="answers.days"
        label="Days you can play"
        hint="None means any day."
        choices={dayChoices}
        isOptional
      />
      <SelectField control={control} name="answers.jerseySize" label="Jersey size" whenNone="None" choices={sizes} />
      <NumbersField control={control} />
    </SpaceBetween>
  );
}
