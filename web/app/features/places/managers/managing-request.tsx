import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** The managers' invitation to the reader, to manage the place too. */
export function ManagingRequest({ placeId, name }: { readonly placeId: string; readonly name: string }) {
  const { run, isRunning } = useOperation(placeManagers, 'answerManaging', {
    done: (_, { answer }) => (answer === 'accepted' ? 'You manage this place now' : 'You declined'),
  });
  const say = (answer: 'accepted' | 'declined') => run({ placeId, answer });
  return (
    <Alert type="info" header={`You are asked to manage ${name}`}>
      <SpaceBetween size="s">
        <span>
          As a manager you change the listing at once, decide about what others suggest, answer ratings, and close or
          open the place.
        </span>
        <SpaceBetween direction="horizontal" size="s">
          <Button variant="primary" loading={isRunning} onClick={() => say('accepted')}>
            Manage it
          </Button>
          <Button loading={isRunning} onClick={() => say('declined')}>
            Decline
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
}
