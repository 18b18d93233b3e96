import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { CheckboxWithDetails } from '#web/app/forms/fields/checkbox-with-details.tsx';
import { LinesField } from '#web/app/forms/fields/lines-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import type { EventControl } from '../details/edit/event-values.ts';
import { approvalChoices, waitlistChoices } from './rsvp-choices.ts';

/** How people answer: guests, the line, approval, times and the smallest number. */
export function RsvpFields({ control }: EventControl) {
  const capacity = useWatch({ control, name: 'capacity' });
  return (
    <SpaceBetween size="l">
      {capacity !== null && <WaitlistFields control={control} />}
      <GuestFields control={control} />
      <ApprovalFields control={control} />
      <NumberField
        control={control}
        name="rsvpOpensHoursBefore"
        label="Answers open, hours before the start"
        hint="Leave it empty to open at once."
        isOptional
      />
      <NumberField
        control={control}
        name="rsvpDeadlineHoursBefore"
        label="Answers close, hours before the start"
        hint="Leave it empty to take answers until the start."
        isOptional
      />
      <LateField control={control} />
      <MinimumFields control={control} />
    </SpaceBetween>
  );
}

function WaitlistFields({ control }: EventControl) {
  const mode = useWatch({ control, name: 'waitlistMode' });
  return (
    <CheckboxWithDetails
      control={control}
      name="allowWaitlist"
      label="Waitlist"
      description="When all seats are taken people can wait in line."
    >
      <SelectField control={control} name="waitlistMode" label="When a seat becomes free" choices={waitlistChoices} />
      {mode === 'lottery' && (
        <NumberField
          control={control}
          name="drawHoursBefore"
          label="Draw, hours before the start"
          hint="1 to 720. People enter until then."
        />
      )}
      <NumberField
        control={control}
        name="waitlistMax"
        label="Most people in line"
        hint="At most 500. Leave it empty for the usual room."
        isOptional
      />
    </CheckboxWithDetails>
  );
}

const GuestFields = ({ control }: EventControl) => (
  <CheckboxWithDetails
    control={control}
    name="allowParticipantGuests"
    label="Guests"
    description="Players may bring guests without an account. A player and their guests get in together or wait together."
  >
    <NumberField control={control} name="guestLimit" label="Most guests a joiner may bring" hint="1 to 10" />
    <CheckboxField control={control} name="guestNamesRequired" label="Each guest needs a name" />
  </CheckboxWithDetails>
);

const ApprovalFields = ({ control }: EventControl) => (
  <CheckboxWithDetails
    control={control}
    name="creatorApprovalNeeded"
    label="Approval"
    description="Players ask to join. They don’t hold a seat until a host approves them."
  >
    <SelectField control={control} name="approvalMode" label="Who approves" choices={approvalChoices} />
    <LinesField
      control={control}
      name="approvalQuestions"
      label="Questions"
      hint="One a line, at most three. Only you see the answers."
      rows={3}
      isOptional
    />
  </CheckboxWithDetails>
);

function LateField({ control }: EventControl) {
  const hasDeadline = useWatch({ control, name: 'rsvpDeadlineHoursBefore' }) !== undefined;
  return (
    <CheckboxField
      control={control}
      name="allowLateRsvp"
      label="Late answers"
      description={
        hasDeadline
          ? 'After that, until the start, people may ask and you decide.'
          : 'People may still join or leave after the start.'
      }
    />
  );
}

const MinimumFields = ({ control }: EventControl) => (
  <CheckboxWithDetails
    control={control}
    name="hasMinimumNeeded"
    label="Smallest number"
    description="The event is cancelled if too few players join. We warn the players a day before."
  >
    <NumberField control={control} name="minimumNeeded" label="People needed" />
    <NumberField
      control={control}
      name="hoursToCancelBefore"
      label="Call it off so many hours before the start"
      hint="1 to 168"
    />
    <CheckboxField control={control} name="countGuestsInMinimum" label="Guests count" />
  </CheckboxWithDetails>
);
