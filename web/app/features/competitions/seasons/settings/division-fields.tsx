import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray } from 'react-hook-form';
import { type Community, inheritedAges } from '#shared/competitions/seasons/community-ages.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { FieldGroup } from '#web/app/forms/field-group.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { dayChoices } from '../day-choices.ts';
import type { SeasonValues } from './season-values.ts';

const tables = Object.keys(standingsTemplates).map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

interface DivisionProps {
  readonly control: Control<SeasonValues>;
  readonly community: Community;
}

/** The pools of a season with their room. */
export function DivisionFields({ control, community }: DivisionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'divisions' });
  const ages = inheritedAges(community);
  return (
    <SpaceBetween size="l">
      {ages && <p className="field-words">{`${ages} A division can take fewer of these ages, but no others.`}</p>}
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Division ${index + 1}`}>
          <TextField control={control} name={`divisions.${index}.name`} label="Division name" max={40} />
          <NumberField control={control} name={`divisions.${index}.capacity.teams`} label="Team spots" isOptional />
          <NumberField
            control={control}
            name={`divisions.${index}.capacity.players`}
            label="Free agent spots"
            isOptional
          />
          <FoldedFields
            control={control}
            title="Ages, level, days and table rules"
            isSet={community.isYouth}
            isWithin={true}
          >
            <NumberField
              control={control}
              name={`divisions.${index}.rosterRules.minAge`}
              label="Minimum age"
              isOptional
            />
            <NumberField
              control={control}
              name={`divisions.${index}.rosterRules.maxAge`}
              label="Maximum age"
              isOptional
            />
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
          {fields.length > 1 && (
            <Button formAction="none" onClick={() => remove(index)}>
              {`Remove division ${index + 1}`}
            </Button>
          )}
        </FieldGroup>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => append({ name: '', capacity: {} })}>
        Add division
      </Button>
    </SpaceBetween>
  );
}
