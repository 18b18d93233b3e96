import SpaceBetween from '@cloudscape-design/components/space-between';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { BlockedConversations } from './blocked-conversations.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { PrivacySwitchesForm } from './privacy-switches-form.tsx';

export async function loader() {
  const [privacy, { people }] = await Promise.all([
    operations(privacyContract).getPrivacy({}),
    operations(privacyContract).listBlocked({}),
  ]);
  return { ...privacy, people };
}

/** What others may see and do, and the blocked people (decision D17). */
export function Component() {
  const { people, conversations, ...privacy } = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      <PrivacySwitchesForm key={privacy.version} {...privacy} />
      <BlockedPeople people={people} />
      <BlockedConversations conversations={conversations} />
    </SpaceBetween>
  );
}
