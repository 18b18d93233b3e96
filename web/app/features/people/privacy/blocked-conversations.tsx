import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Toggle from '@cloudscape-design/components/toggle';
import type { Answer } from '#shared/contract/operation.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import '../people-rows.css';

type Conversations = Answer<typeof privacyContract.operations.getPrivacy>['conversations'];

/** Conversations that were ever blocked, each with its switch. */
export function BlockedConversations({ conversations }: { readonly conversations: Conversations }) {
  const { run } = useOperation(privacyContract, 'setConversationBlocked', {
    done: ({ isBlocked }) => (isBlocked ? 'Conversation blocked' : 'Conversation unblocked'),
  });
  return (
    <Container header={<Header variant="h2">Blocked conversations</Header>}>
      {conversations.length === 0 && <p>No blocked conversations.</p>}
      <ul className="people-rows">
        {conversations.map(({ conversationId, title, isBlocked }) => (
          <li key={conversationId} className="people-row">
            <span className="people-row-words">{title}</span>
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
