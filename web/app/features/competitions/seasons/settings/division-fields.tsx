import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { type Community, inheritedAges } from '#shared/competitions/seasons/community-ages.ts';
import { FieldGroup } from '#web/app/forms/field-group.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import type { SeasonValues } from './season-values.ts';

const DivisionMoreFields = lazy(async () => ({
  default: (await import('./division-more-fields.tsx')).DivisionMoreFields,
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
          <Suspense>
            <DivisionMoreFields control={control} index={index} isYouth={community.isYouth} />
          </Suspense>
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
