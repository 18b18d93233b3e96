import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { RemindersField } from '#web/app/forms/dates/reminders-field.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TagsField } from '#web/app/forms/fields/tags-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { GroupFields } from '../../rsvp/groups/group-fields.tsx';
import { RsvpFields } from '../../rsvp/rsvp-fields.tsx';
import { SlotFields } from '../../slots/slot-fields.tsx';
import { kindChoices, visibilityChoices } from '../event-choices.ts';
import { AudienceFields } from './audience-fields.tsx';
import type { EventControl, EventFormState } from './event-values.ts';
import { guestListChoices } from './extra-choices.ts';
import { PublicLaterField } from './publish/public-later-field.tsx';
import { type Group, isSet } from './set-groups.ts';

interface MoreGroupsProps {
  readonly form: EventFormState;
  /** Whether it repeats, where that can still be decided. */
  readonly repeat?: ReactNode;
  /** Chooses co-hosts, where the event is not saved yet. */
  readonly cohosts?: ReactNode;
}

/** All that a host may decide beyond the first screen, in groups; those where something is set are open. */
export function MoreGroups({ form: { control, values }, repeat, cohosts }: MoreGroupsProps) {
  const group = (name: Group) => ({ control, isSet: isSet(name, values.getValues()) });
  return (
    <SpaceBetween size="s">
      {repeat && (
        <FoldedFields {...group('repeat')} title="Repeat">
          {repeat}
        </FoldedFields>
      )}
      <FoldedFields {...group('about')} title="Description and details">
        <AboutFields control={control} />
      </FoldedFields>
      <FoldedFields {...group('audience')} title="Levels, age and who can play">
        <AudienceFields control={control} />
      </FoldedFields>
      <FoldedFields {...group('joining')} title="Waitlist, guests and questions">
        <RsvpFields control={control} />
      </FoldedFields>
      <FoldedFields {...group('groups')} title="Groups of spots">
        <GroupFields control={control} />
      </FoldedFields>
      <FoldedFields {...group('slots')} title="Sign-ups and bring list">
        <SlotFields control={control} />
      </FoldedFields>
      {cohosts && (
        <FoldedFields control={control} title="Co-hosts">
          {cohosts}
        </FoldedFields>
      )}
      <FoldedFields {...group('reminders')} title="Reminders">
        <RemindersField control={control} name="remindHoursBefore" />
      </FoldedFields>
      <FoldedFields {...group('seen')} title="Visibility and guest list">
        <SeenFields control={control} />
      </FoldedFields>
    </SpaceBetween>
  );
}

const AboutFields = ({ control }: EventControl) => (
  <SpaceBetween size="l">
    <SelectField control={control} name="kind" label="Kind" choices={kindChoices} />
    <TextareaField control={control} name="description" label="Description" max={5000} isOptional />
    <CheckboxField
      control={control}
      name="isTimeTbd"
      label="Set the time later"
      description="Players see only the day."
    />
    <NumberField
      control={control}
      name="arriveEarlyMinutes"
      label="Arrive early, minutes"
      hint="At most 180"
      isOptional
    />
    <TextField
      control={control}
      name="onlineUrl"
      label="Online link"
      hint="Starts with https://. Only players who are in and hosts see it."
      type="url"
      max={500}
      isOptional
    />
    <TextareaField control={control} name="rules" label="Rules" max={2000} rows={3} isOptional />
    <TextareaField control={control} name="weatherPolicy" label="Bad weather plan" max={500} rows={2} isOptional />
    <TagsField control={control} name="tags" label="Tags" hint="Up to 10, separated by commas" isOptional />
  </SpaceBetween>
);

function SeenFields({ control }: EventControl) {
  const visibility = useWatch({ control, name: 'visibility' });
  return (
    <SpaceBetween size="l">
      <SelectField control={control} name="visibility" label="Visibility" choices={visibilityChoices} />
      {visibility === 'private' && <PublicLaterField control={control} />}
      <SelectField
        control={control}
        name="guestListVisibility"
        label="Player names are shown to"
        choices={guestListChoices}
        whenNone="Anyone with a profile who can see the event"
      />
      <CheckboxField
        control={control}
        name="showCountOnly"
        label="Show only how many players are in"
        description="Hosts still see the names."
      />
    </SpaceBetween>
  );
}
