import SpaceBetween from '@cloudscape-design/components/space-between';
import { peopleApi } from '../../people-api.ts';
import { AlternateEmails } from './alternate-emails.tsx';
import { ProfileForm } from './profile-form.tsx';
import { saveGeneral } from './save-general.ts';
import type { TabProps } from './tab-props.ts';
import { useTabData } from './use-tab-data.ts';

export const action = saveGeneral;

export const loader = async () => (await peopleApi.listAlternateEmails({})).emails;

/** The profile form and the other addresses (R-SETT-05). The form is made anew for each version that is stored. */
export function Component({ me }: TabProps) {
  const emails = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      <ProfileForm key={me.version} me={me} />
      <AlternateEmails own={me.email} emails={emails} />
    </SpaceBetween>
  );
}
