import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { peopleApi } from '../../people-api.ts';
import { LaterPart } from '../../shell/later-part.tsx';
import { AlternateEmails } from './alternate-emails.tsx';
import { ProfileForm } from './profile-form.tsx';
import { saveGeneral } from './save-general.ts';
import type { TabProps } from './tab-props.ts';
import { useTabData } from './use-tab-data.ts';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

export const action = saveGeneral;

export const loader = async () => (await peopleApi.listAlternateEmails({})).emails;

/** The profile form, the other addresses (R-SETT-05) and the end of the account. The form is made anew for each version that is stored. */
export function Component({ me }: TabProps) {
  const emails = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      <ProfileForm key={me.version} me={me} />
      <AlternateEmails own={me.email} emails={emails} />
      <LaterPart height={150}>
        <DeleteAccount />
      </LaterPart>
    </SpaceBetween>
  );
}
