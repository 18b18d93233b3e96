import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useEffect, useRef } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { gameTypes } from '#shared/places/game-types.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { FieldGroup } from '#web/app/forms/field-group.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { CategoryFields } from './category-fields.tsx';
import { CourtsField } from './courts-field.tsx';
import type { TournamentValues } from './tournament-values.ts';

const TournamentMoreFields = lazy(async () => ({
  default: (await import('./tournament-more-fields.tsx')).TournamentMoreFields,
}));

interface FieldsProps {
  readonly control: Control<TournamentValues>;
  readonly cityName?: string;
}

const sports = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));

/** Everything that is said of a tournament: what each has first, and the rest folded away. */
export function TournamentFields({ control, cityName, teamId }: FieldsProps & { readonly teamId: string }) {
  const parts = [
    ['Basics', <WhatFields key="what" control={control} />],
    ['Courts', <PlaceFields key="where" control={control} />],
    ['Categories', <CategoryFields key="categories" control={control} teamId={teamId} />],
  ] as const;
  return (
    <SpaceBetween size="l">
      {parts.map(([title, fields]) => (
        <Container key={title} header={<Header variant="h2">{title}</Header>}>
          <SpaceBetween size="l">{fields}</SpaceBetween>
        </Container>
      ))}
      <LaterPart height={480}>
        <TournamentMoreFields control={control} teamId={teamId} {...(cityName && { cityName })} />
      </LaterPart>
    </SpaceBetween>
  );
}

/** Whenever the first day is moved, the last day is not before it: a tournament of one day needs one of them alone. */
function useLastDay(control: FieldsProps['control']): void {
  const { field } = useField({ control, name: 'endDate' });
  const firstDay = useWatch({ control, name: 'startDate' });
  const latest = useRef(field);
  latest.current = field;
  useEffect(() => {
    const { value, onChange } = latest.current;
    if (value < firstDay) onChange(firstDay);
  }, [firstDay]);
}

function WhatFields({ control }: FieldsProps) {
  useLastDay(control);
  return (
    <SpaceBetween size="l">
      <TextField control={control} name="name" label="Name" max={80} />
      <SelectField control={control} name="gameTypeId" label="Sport" choices={sports} filteringType="auto" />
      <DayField control={control} name="startDate" label="First day" />
      <DayField control={control} name="endDate" label="Last day" />
      <TextareaField control={control} name="description" label="Description" max={5000} rows={4} isOptional />
    </SpaceBetween>
  );
}

function PlaceFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'places' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Place ${index + 1}`}>
          <TextField control={control} name={`places.${index}.name`} label="Place name" max={60} />
          <TextField control={control} name={`places.${index}.address`} label="Address" max={200} isOptional />
          <CourtsField control={control} name={`places.${index}.courts`} label="Courts" />
          {fields.length > 1 && (
            <Button formAction="none" onClick={() => remove(index)}>{`Remove place ${index + 1}`}</Button>
          )}
        </FieldGroup>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => append({ name: '', courts: ['Court 1'] })}>
        Add a place
      </Button>
    </SpaceBetween>
  );
}
