import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { upkeep } from '#shared/events/lifecycle/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface ChangeAlertProps {
  readonly eventId: string;
  /** Of the event, after the change. */
  readonly version: number;
}

/** Asks a player who was in when the time or the place changed to say that they have seen it. */
export function ChangeAlert({ eventId, version }: ChangeAlertProps) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const acknowledge = async () => {
    setBusy(true);
    try {
      await operations(upkeep).acknowledgeChange({ eventId, version });
      notify('success', 'The host sees that you know');
      await revalidate();
    } catch (error) {
      notify('error', toRejection(error).title);
    }
    setBusy(false);
  };
  return (
    <Alert
      type="warning"
      header="The time or the place has changed"
      action={
        <Button loading={isBusy} onClick={() => void acknowledge()}>
          I have seen it
        </Button>
      }
    >
      You are still in. Look at when and where it is now. If you cannot come, leave the event so another player can.
    </Alert>
  );
}
