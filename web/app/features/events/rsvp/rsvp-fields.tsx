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
        label="Sign-up opens (hours before the start)"
        hint="Leave it empty to open right away."
        isOptional
      />
      <NumberField
        control={control}
        name="rsvpDeadlineHoursBefore"
        label="Sign-up closes (hours before the start)"
        hint="Leave it empty to keep it open until the start."
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
      description="When all spots are taken, players can join the waitlist."
    >
      <SelectField control={control} name="waitlistMode" label="When a spot opens up" choices={waitlistChoices} />
      {mode === 'lottery' && (
        <NumberField
          control={control}
          name="drawHoursBefore"
          label="Draw (hours before the start)"
          hint="1 to 720. Players can enter until then."
        />
      )}
      <NumberField
        control={control}
        name="waitlistMax"
        label="Waitlist limit"
        hint="Up to 500. Leave it empty for up to 2,000."
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
    <NumberField control={control} name="guestLimit" label="Guests per player" hint="1 to 10" />
    <CheckboxField control={control} name="guestNamesRequired" label="Guest names required" />
  </CheckboxWithDetails>
);

const ApprovalFields = ({ control }: EventControl) => (
  <CheckboxWithDetails
    control={control}
    name="creatorApprovalNeeded"
    label="Approval"
    description="Players ask to join. They don’t hold a spot until a host approves them."
  >
    <SelectField control={control} name="approvalMode" label="Who approves" choices={approvalChoices} />
    <LinesField
      control={control}
      name="approvalQuestions"
      label="Questions"
      hint="One per line, up to three. Only you see the answers."
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
      label="Late sign-up"
      description={
        hasDeadline
          ? 'After that, players can ask to join until the start, and you decide.'
          : 'Players can still join or leave after the start.'
      }
    />
  );
}

const MinimumFields = ({ control }: EventControl) => (
  <CheckboxWithDetails
    control={control}
    name="hasMinimumNeeded"
    label="Minimum players"
    description="Auto-cancel if not reached. We warn the players a day before."
  >
    <NumberField control={control} name="minimumNeeded" label="Players needed" />
    <NumberField control={control} name="hoursToCancelBefore" label="Decide (hours before the start)" hint="1 to 168" />
    <CheckboxField control={control} name="countGuestsInMinimum" label="Count guests" />
  </CheckboxWithDetails>
);
