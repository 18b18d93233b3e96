import SpaceBetween from '@cloudscape-design/components/space-between';
import { joinReasons, phonePlaceholder } from '#shared/accounts/about.ts';
import type { accounts } from '#shared/accounts/contract.ts';
import { FullName } from '#shared/accounts/names.ts';
import { pronouns } from '#shared/accounts/pronouns.ts';
import { Email } from '#shared/email.ts';
import { MultiselectField } from '../../forms/multiselect-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import type { OperationForm } from '../../forms/use-operation-form.ts';
import type { Recorded } from './wait-for-record.ts';

interface AboutFieldsProps {
  readonly form: OperationForm<typeof accounts.operations.saveProfile.input>;
  readonly me: Recorded;
}

const pronounChoices = pronouns.map((value) => ({ value, label: value }));
const reasonChoices = [...joinReasons];

/** What people may say of themselves. The e-mail cannot be typed once what is stored is whole (decision D15). */
export function AboutFields({ form: { control }, me }: AboutFieldsProps) {
  const isSettled = FullName.safeParse(me.fullName).success && Email.safeParse(me.email).success;
  return (
    <SpaceBetween size="l">
      <TextField control={control} name="lastName" label="Last name" max={100} autoComplete="family-name" isOptional />
      <TextField
        control={control}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        max={100}
        disabled={isSettled}
      />
      <TextField
        control={control}
        name="phoneNumber"
        label="Phone"
        inputMode="tel"
        autoComplete="tel"
        placeholder={phonePlaceholder}
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
