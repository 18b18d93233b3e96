import SpaceBetween from '@cloudscape-design/components/space-between';
import { RemindersField } from '#web/app/forms/dates/reminders-field.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TagsField } from '#web/app/forms/fields/tags-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { StoredPrice } from '../../payments/stored-price.tsx';
import { GroupFields } from '../../rsvp/groups/group-fields.tsx';
import { SlotFields } from '../../slots/slot-fields.tsx';
import type { EventControl } from './event-values.ts';
import { genderChoices, guestListChoices, inclusionChoices, levelChoices } from './extra-choices.ts';

/** What a host may add to an event; folded away, so that the form stays short for whoever needs none of it. */
export function ExtraFields({ control }: EventControl) {
  return (
    <SpaceBetween size="l">
      <StoredPrice control={control} />
      <FoldedFields control={control} title="More details">
        <NumberField
          control={control}
          name="arriveEarlyMinutes"
          label="Minutes to be there before the start"
          hint="At most 180"
          isOptional
        />
        <TextField
          control={control}
          name="onlineUrl"
          label="Online address"
          hint="Begins with https://. Only people who are in and hosts see it."
          type="url"
          max={500}
          isOptional
        />
        <RemindersField control={control} name="remindHoursBefore" />
        <TextareaField control={control} name="rules" label="Rules" max={2000} rows={3} isOptional />
        <TextareaField
          control={control}
          name="weatherPolicy"
          label="What happens in bad weather"
          max={500}
          rows={2}
          isOptional
        />
        <TagsField control={control} name="tags" label="Tags" hint="At most ten, with commas between them" isOptional />
      </FoldedFields>
      <FoldedFields control={control} title="Who it is for">
        <AudienceFields control={control} />
      </FoldedFields>
      <FoldedFields control={control} title="What people sign up for">
        <SlotFields control={control} />
      </FoldedFields>
      <FoldedFields control={control} title="Groups of people">
        <GroupFields control={control} />
      </FoldedFields>
      <FoldedFields control={control} title="Who sees the list">
        <SelectField
          control={control}
          name="guestListVisibility"
          label="Names of people who are in"
          choices={guestListChoices}
          whenNone="Everybody with a profile who may see the event"
        />
        <CheckboxField
          control={control}
          name="showCountOnly"
          label="Show only how many are in"
          description="Hosts still see the names."
        />
      </FoldedFields>
    </SpaceBetween>
  );
}

function AudienceFields({ control }: EventControl) {
  return (
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
        whenNone="Everybody"
      />
      <CheckboxField
        control={control}
        name="eligibility.membersOnly"
        label="Only members of the community that hosts it"
        description="Others see it where they may, and are told to join the community first."
      />
    </SpaceBetween>
  );
}
