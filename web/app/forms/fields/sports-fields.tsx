import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type * as z from 'zod';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import type { SubstituteInput } from '#shared/events/substitutes/schemas.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { SelectField } from './select-field.tsx';
import { TagsField } from './tags-field.tsx';
import './sports-fields.css';

const sports = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const levels = SkillLevel.options.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));

/** One to be filled in. */
export const newSport = { gameTypeId: '', available: true, level: 'intermediate' as const, positions: [] };

type Form = UseFormReturn<z.input<typeof SubstituteInput>>;
interface SportsFieldsProps extends Pick<Form, 'control'> {
  readonly values: Pick<Form, 'formState'>;
}

/** Each sport with a switch of its own, so that one can rest without being forgotten. */
export function SportsFields({ control, values }: SportsFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'sports' });
  const { errors } = values.formState;
  const problem = errors.sports?.message ?? errors.sports?.root?.message;
  return (
    <SpaceBetween size="l">
      {fields.map((field, index) => (
        <fieldset key={field.id} className="sport">
          <legend>Sport {index + 1}</legend>
          <SpaceBetween size="m">
            <SelectField
              control={control}
              name={`sports.${index}.gameTypeId`}
              label="Sport"
              choices={sports}
              filteringType="auto"
            />
            <CheckboxField control={control} name={`sports.${index}.available`} label="I can be asked" />
            <SelectField control={control} name={`sports.${index}.level`} label="Level" choices={levels} />
            <TagsField
              control={control}
              name={`sports.${index}.positions`}
              label="Positions"
              hint="Separate with commas. Leave empty for any."
              isOptional
            />
            <Button onClick={() => remove(index)} formAction="none" ariaLabel={`Remove sport ${index + 1}`}>
              Remove
            </Button>
          </SpaceBetween>
        </fieldset>
      ))}
      {problem && <div role="alert">{problem}</div>}
      {fields.length < 10 && (
        <Button iconName="add-plus" formAction="none" onClick={() => append(newSport)}>
          Add a sport
        </Button>
      )}
    </SpaceBetween>
  );
}
