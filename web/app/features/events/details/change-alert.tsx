import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface ChangeAlertProps {
  readonly eventId: string;
  /** Of the event, after the change. */
  readonly version: number;
}

/** Asks a player who was in when the time or the place changed to say that they have seen it. */
export function ChangeAlert({ eventId, version }: ChangeAlertProps) {
  const { run, isRunning } = useOperation(lifecycleContract, 'acknowledgeChange', {
    done: 'The host knows you saw it',
  });
  return (
    <Alert
      type="warning"
      header="The time or place changed"
      action={
        <Button loading={isRunning} onClick={() => void run({ eventId, version })}>
          Got it
        </Button>
      }
    >
      You’re still in. Check the new time and place. If you can’t make it, leave so another player can join.
    </Alert>
  );
}
