import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useEffect, useState } from 'react';
import { toRejection } from '#web/app/forms/form-action.ts';
import { upkeepApi } from '#web/app/operations/events/upkeep-api.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** Asks whoever was in when the time or the place changed to say that they have seen it; nothing where nobody asks. */
export function ChangeAlert({ eventId }: { readonly eventId: string }) {
  const [version, setVersion] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    upkeepApi.listChangesToSee({}, { signal: leaving.signal }).then(
      ({ changes }) => setVersion(changes.find((one) => one.eventId === eventId)?.version),
      () => undefined,
    );
    return () => leaving.abort();
  }, [eventId]);
  if (version === undefined) return null;
  const acknowledge = async () => {
    setBusy(true);
    try {
      await upkeepApi.acknowledgeChange({ eventId, version });
      setVersion(undefined);
      notify('success', 'The host sees that you know');
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
      You are still in. Look at when and where it is now. If you cannot come, leave the event so that somebody else can.
    </Alert>
  );
}
