import SpaceBetween from '@cloudscape-design/components/space-between';
import type * as z from 'zod';
import { Email } from '#shared/email.ts';
import { joinReasons } from '#shared/people/profile/about.ts';
import { FullName } from '#shared/people/profile/names.ts';
import { pronouns } from '#shared/people/profile/pronouns.ts';
import type { SaveProfile } from '#shared/people/profile/save-profile.ts';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { PhoneField } from '#web/app/forms/phone/phone-field.tsx';
import type { CheckedForm } from '#web/app/forms/use-checked-form.ts';
import type { Recorded } from '#web/app/session/wait-for-record.ts';

interface AboutFieldsProps {
  readonly form: CheckedForm<z.input<typeof SaveProfile>>;
  readonly me: Recorded;
}

const pronounChoices = pronouns.map((value) => ({ value, label: value }));
const reasonChoices = [...joinReasons];

/** What people may say of themselves. The email cannot be typed once what is stored is whole (decision D15). */
export function AboutFields({ form: { control }, me }: AboutFieldsProps) {
  const isSettled = FullName.safeParse(me.fullName).success && Email.safeParse(me.email).success;
  return (
    <SpaceBetween size="l">
      <TextField control={control} name="lastName" label="Last name" max={100} autoComplete="family-name" isOptional />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        max={100}
        disabled={isSettled}
      />
      <PhoneField
        control={control}
        name="phoneNumber"
        label="Phone"
        autoComplete="tel"
        hint="Only you see it."
        isOptional
      />
      <SelectField
        control={control}
        name="pronouns"
        label="Pronouns"
        choices={pronounChoices}
        whenNone="Not said"
        isOptional
      />
      <TextareaField control={control} name="bio" label="Bio" max={1000} rows={4} hint="On your profile." isOptional />
      <MultiselectField
        control={control}
        name="joinReason"
        label="What brings you here"
        choices={reasonChoices}
        isOptional
      />
    </SpaceBetween>
  );
}
