import SpaceBetween from '@cloudscape-design/components/space-between';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import type { EventControl } from './event-values.ts';
import { genderChoices, inclusionChoices, levelChoices } from './extra-choices.ts';

/** Who an event is for. */
export const AudienceFields = ({ control }: EventControl) => (
  <SpaceBetween size="l">
    <MultiselectField control={control} name="inclusion" label="Good to know" choices={inclusionChoices} isOptional />
    <SelectField
      control={control}
      name="eligibility.leastLevel"
      label="Level, from"
      choices={levelChoices}
      whenNone="Any level"
    />
    <SelectField
      control={control}
      name="eligibility.mostLevel"
      label="Level, up to"
      choices={levelChoices}
      whenNone="Any level"
    />
    <NumberField control={control} name="eligibility.leastAge" label="Youngest age" isOptional />
    <NumberField control={control} name="eligibility.mostAge" label="Oldest age" isOptional />
    <SelectField
      control={control}
      name="eligibility.gender"
      label="Who can play"
      choices={genderChoices}
      whenNone="Anyone"
    />
    <CheckboxField
      control={control}
      name="eligibility.membersOnly"
      label="Members of the hosting team only"
      description="Other players may see it, and have to join the team first."
    />
  </SpaceBetween>
);
