import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { accounts } from '#shared/accounts/contract.ts';
import { deletionContract } from '#shared/accounts/deletion/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { AlternateEmails } from '#web/app/features/accounts/alternate-emails/alternate-emails.tsx';
import { EmailAddress } from '#web/app/features/accounts/identity/email-change/email-address.tsx';
import { FamilySection } from '#web/app/features/people/family/members/family-section.tsx';
import { ProfileForm } from '#web/app/features/people/profile/edit/profile-form.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import type { TabProps } from '#web/app/shell/settings/tab-props.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

const AccountAsAWhole = lazy(async () => ({
  default: (await import('#web/app/features/accounts/settings/account-as-a-whole.tsx')).AccountAsAWhole,
}));

export const loader = async () => {
  const [{ emails }, family, { export: dataExport }, { sessions }] = await Promise.all([
    operations(accounts).listAlternateEmails({}),
    loadFamily(),
    // The profile does not wait for how an export stands or where the person is signed in.
    operations(deletionContract)
      .getDataExport({})
      .catch(() => ({ export: undefined })),
    operations(accounts)
      .listSessions({})
      .catch(() => ({ sessions: undefined })),
  ]);
  return { emails, family, dataExport, sessions };
};

/** The rest of the tab does not wait for it: undefined when it could not be read. */
async function loadFamily() {
  try {
    return (await operations(family).listFamily({})).connections;
  } catch {
    notify('error', 'Failed to load family connections');
    return undefined;
  }
}

/**
 * The profile form, the addresses, the family (R-SETT-05, R-PROF-06) and the account as a whole. The form is made
 * anew for each version that is stored.
 */
export function Component({ me }: TabProps) {
  const { emails, family } = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      <ProfileForm key={me.version} me={me} />
      <EmailAddress key={`address of ${me.version}`} email={me.email} />
      <AlternateEmails own={me.email} emails={emails} />
      <FamilySection own={me.userId} family={family} />
      <LaterPart height={560}>
        <AccountAsAWhole hasSecondFactor={me.hasSecondFactor ?? false} />
      </LaterPart>
    </SpaceBetween>
  );
}
