import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Toggle from '@cloudscape-design/components/toggle';
import type { Answer } from '#shared/contract/operation.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import './privacy.css';

type Conversations = Answer<typeof privacyContract.operations.getPrivacy>['conversations'];

/** Conversations that were ever blocked, each with its switch. */
export function BlockedConversations({ conversations }: { readonly conversations: Conversations }) {
  const { run } = useOperation(privacyContract, 'setConversationBlocked', {
    done: ({ isBlocked }) => (isBlocked ? 'The conversation is blocked.' : 'The conversation is open again.'),
  });
  return (
    <Container header={<Header variant="h2">Blocked conversations</Header>}>
      {conversations.length === 0 && <p>You have not blocked any conversations.</p>}
      <ul className="blocked-list">
        {conversations.map(({ conversationId, title, isBlocked }) => (
          <li key={conversationId}>
            <span>{title}</span>
            <Toggle
              checked={isBlocked}
              ariaLabel={`Block ${title}`}
              onChange={({ detail }) => void run({ conversationId, isBlocked: detail.checked })}
            >
              {isBlocked ? 'Blocked' : 'Open'}
            </Toggle>
          </li>
        ))}
      </ul>
    </Container>
  );
}
