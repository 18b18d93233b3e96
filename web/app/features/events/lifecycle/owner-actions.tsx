import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { usePageSend } from '#web/app/forms/use-page-send.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { UpkeepIntent } from './lifecycle-intents.ts';

interface OwnerActionsProps {
  readonly event: Event;
  readonly viewerId: string;
}

/** Another link for a private event; and deleting, for whoever created what does not take place. Dates of a series have neither. */
export function OwnerActions({ event, viewerId }: OwnerActionsProps) {
  const { version, visibility, status, creatorId, seriesId } = event;
  if (seriesId) return null;
  const isOff = status === 'draft' || status === 'cancelled';
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {visibility === 'private' && canEdit(event, new Date()) && (
        <Asked
          label="New link"
          title="Make a new link?"
          intent={{ intent: 'newLink', version }}
          words="Whoever has the old link finds nothing there any more. Everybody on the list stays on it."
        />
      )}
      {isOff && creatorId === viewerId && (
        <Asked
          label="Delete event"
          title="Delete this event?"
          intent={{ intent: 'delete', version }}
          words="Nobody finds it any more, and what was said of it is gone. A cancelled event can be deleted once nobody is in."
        />
      )}
    </SpaceBetween>
  );
}

interface AskedProps {
  readonly label: string;
  readonly title: string;
  readonly intent: UpkeepIntent;
  readonly words: string;
}

function Asked({ label, title, intent, words }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy } = usePageSend<UpkeepIntent>();
  return (
    <>
      <Button loading={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        verb={label}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          send(intent);
        }}
      >
        {words}
      </ConfirmDialog>
    </>
  );
}
