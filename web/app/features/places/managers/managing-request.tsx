import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** An invitation to manage the place. */
export function ManagingRequest({ placeId, name }: { readonly placeId: string; readonly name: string }) {
  const { run, isRunning } = useOperation(placeManagers, 'answerManaging', {
    done: (_, { answer }) => (answer === 'accepted' ? 'You now manage this place' : 'Invitation declined'),
  });
  const say = (answer: 'accepted' | 'declined') => run({ placeId, answer });
  return (
    <Alert type="info" header={`You're invited to manage ${name}`}>
      <SpaceBetween size="s">
        <span>
          Managers edit the listing, review suggestions and claims, reply to ratings, and close or reopen the place.
        </span>
        <SpaceBetween direction="horizontal" size="s">
          <Button variant="primary" loading={isRunning} onClick={() => say('accepted')}>
            Accept
          </Button>
          <Button loading={isRunning} onClick={() => say('declined')}>
            Decline
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
}
