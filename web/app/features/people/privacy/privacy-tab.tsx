import SpaceBetween from '@cloudscape-design/components/space-between';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { readFlags } from '#web/app/flags/read-flags.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { BlockedConversations } from './blocked-conversations.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { PrivacySwitchesForm } from './privacy-switches-form.tsx';

export async function loader() {
  const [privacy, { people }, flags] = await Promise.all([
    operations(privacyContract).getPrivacy({}),
    operations(privacyContract).listBlocked({}),
    readFlags(),
  ]);
  return { ...privacy, people, flags };
}

/** What others may see and do, and the blocked people (decision D17). */
export function Component() {
  const { people, conversations, flags, ...privacy } = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      <PrivacySwitchesForm key={privacy.version} hasBadges={flags.badges} {...privacy} />
      <BlockedPeople people={people} />
      <BlockedConversations conversations={conversations} />
    </SpaceBetween>
  );
}
