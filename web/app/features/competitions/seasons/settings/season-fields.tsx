import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import type { Control } from 'react-hook-form';
import type { Community } from '#shared/competitions/seasons/community-ages.ts';
import type { SeasonGroup } from '#shared/competitions/seasons/schemas.ts';
import { formatLabel, modeLabel } from '#shared/competitions/seasons/season-words.ts';
import { choicesOf } from '#web/app/forms/choices-of.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { DivisionFields } from './division-fields.tsx';
import type { SeasonValues } from './season-values.ts';

const WindowFields = lazy(async () => ({ default: (await import('./window-fields.tsx')).WindowFields }));
const SeasonMoreFields = lazy(async () => ({ default: (await import('./season-more-fields.tsx')).SeasonMoreFields }));

interface Props {
  readonly control: Control<SeasonValues>;
  /** The groups of its community. */
  readonly groups: readonly SeasonGroup[];
  /** Whose ages hold in its seasons. */
  readonly community: Community;
}

/** Everything that is said of a season, part by part. */
export function SeasonFields({ control, groups, community }: Props) {
  const parts = [
    ['Basics', <WhatFields key="what" control={control} groups={groups} />],
    ['Divisions', <DivisionFields key="divisions" control={control} community={community} />],
    ['Registration', <RegistrationFields key="registration" control={control} />],
  ] as const;
  return (
    <SpaceBetween size="l">
      {parts.map(([title, fields]) => (
        <Container key={title} header={<Header variant="h2">{title}</Header>}>
          <SpaceBetween size="l">{fields}</SpaceBetween>
        </Container>
      ))}
      <LaterPart height={200}>
        <SeasonMoreFields control={control} community={community} />
      </LaterPart>
    </SpaceBetween>
  );
}

const WhatFields = ({ control, groups }: Omit<Props, 'community'>) => (
  <SpaceBetween size="l">
    <TextField control={control} name="label" label="Name" hint="For example, Spring 2031." max={60} />
    <SelectField control={control} name="format" label="Type" choices={choicesOf(formatLabel)} />
    {groups.length > 0 && (
      <SelectField
        control={control}
        name="seasonGroupId"
        label="Group"
        whenNone="No group"
        choices={groups.map(({ seasonGroupId: value, label }) => ({ value, label }))}
      />
    )}
    <DayField control={control} name="startDate" label="First day" />
    <DayField control={control} name="endDate" label="Last day" />
    <TextareaField control={control} name="description" label="Description" max={5000} rows={4} isOptional />
  </SpaceBetween>
);

const RegistrationFields = ({ control }: Pick<Props, 'control'>) => (
  <SpaceBetween size="l">
    <MultiselectField
      control={control}
      name="registrationModes"
      label="Ways to register"
      choices={choicesOf(modeLabel)}
    />
    <Suspense>
      <WindowFields control={control} />
    </Suspense>
    <NumberField
      control={control}
      name="holdDays"
      label="Early days for returning teams"
      hint="For this many days, only returning teams can register."
    />
  </SpaceBetween>
);
