import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import { PhoneInput } from '#web/app/forms/phone/phone-input.tsx';

type Contact = RosterDetails['contact'];

interface EntryContactProps {
  readonly contact: Contact;
  readonly onChange: (contact: Contact) => void;
  /** By the path of the refused field. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** How the team reaches this player. */
export const EntryContact = ({ contact, onChange, errors = {} }: EntryContactProps) => (
  <SpaceBetween size="m">
    <FormField label="Email for this team (optional)" errorText={errors['contact.email']}>
      <Input
        type="email"
        value={contact.email ?? ''}
        onChange={({ detail }) => onChange({ ...contact, email: detail.value || undefined })}
      />
    </FormField>
    <FormField label="Phone for this team (optional)" errorText={errors['contact.phone']}>
      <PhoneInput
        value={contact.phone ?? ''}
        onChange={(phone) => onChange({ ...contact, phone: phone || undefined })}
      />
    </FormField>
  </SpaceBetween>
);
