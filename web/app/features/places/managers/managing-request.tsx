import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useSend } from '../details/edit/use-send.ts';
import type { ManagerIntent } from './manager-intents.ts';

/** What those who manage a place ask of whoever opens this page: to manage it too. */
export function ManagingRequest({ name }: { readonly name: string }) {
  const { send, isBusy } = useSend<ManagerIntent>();
  const say = (answer: 'accepted' | 'declined') => send({ intent: 'answer', answer });
  return (
    <Alert type="info" header={`You are asked to manage ${name}`}>
      <SpaceBetween size="s">
        <span>
          As a manager you change the listing at once, decide about what others suggest, answer ratings, and close or
          open the place.
        </span>
        <SpaceBetween direction="horizontal" size="s">
          <Button variant="primary" loading={isBusy} onClick={() => say('accepted')}>
            Manage it
          </Button>
          <Button loading={isBusy} onClick={() => say('declined')}>
            Decline
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
}
