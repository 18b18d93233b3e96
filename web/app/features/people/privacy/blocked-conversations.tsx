import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Toggle from '@cloudscape-design/components/toggle';
import { useFetcher } from 'react-router';
import './privacy.css';

interface BlockedConversation {
  readonly conversationId: string;
  readonly title: string;
  readonly isBlocked: boolean;
}

/** Conversations that were ever blocked, each with its switch. */
export function BlockedConversations({ conversations }: { conversations: readonly BlockedConversation[] }) {
  const { submit } = useFetcher();
  const set = (conversationId: string, isBlocked: boolean) =>
    void submit({ intent: 'conversation', conversationId, isBlocked }, { method: 'post', encType: 'application/json' });
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
              onChange={({ detail }) => set(conversationId, detail.checked)}
            >
              {isBlocked ? 'Blocked' : 'Open'}
            </Toggle>
          </li>
        ))}
      </ul>
    </Container>
  );
}
