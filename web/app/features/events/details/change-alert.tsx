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
    done: 'The host sees that you know',
  });
  return (
    <Alert
      type="warning"
      header="The time or the place has changed"
      action={
        <Button loading={isRunning} onClick={() => void run({ eventId, version })}>
          I have seen it
        </Button>
      }
    >
      You are still in. Look at when and where it is now. If you cannot come, leave the event so another player can.
    </Alert>
  );
}
