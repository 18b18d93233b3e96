import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface OwnerActionsProps {
  readonly event: Event;
  readonly viewerId: string;
}

/** Another link for a private event; and deleting, for the owner of an event that does not take place. Dates of a series have neither. */
export function OwnerActions({ event, viewerId }: OwnerActionsProps) {
  const { eventId, version, visibility, status, creatorId, seriesId } = event;
  const newLink = useOperation(lifecycleContract, 'createInviteLink', { done: 'Your event has a new link' });
  const deletion = useOperation(lifecycleContract, 'deleteEvent', { done: 'Your event is deleted', goTo: paths.home });
  if (seriesId) return null;
  const isOff = status === 'draft' || status === 'cancelled';
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {visibility === 'private' && canEdit(event, new Date()) && (
        <Asked
          label="New link"
          title="Make a new link?"
          isBusy={newLink.isRunning}
          onConfirm={() => void newLink.run({ eventId, version })}
          words="The old link stops working. Everyone on the list stays on it."
        />
      )}
      {isOff && creatorId === viewerId && (
        <Asked
          label="Delete event"
          title="Delete this event?"
          isBusy={deletion.isRunning}
          onConfirm={() => void deletion.run({ eventId, version })}
          words="The event and everything in it is deleted for good. A canceled event can be deleted once no players are in."
        />
      )}
    </SpaceBetween>
  );
}

interface AskedProps {
  readonly label: string;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly words: string;
}

function Asked({ label, title, isBusy, onConfirm, words }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
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
          onConfirm();
        }}
      >
        {words}
      </ConfirmDialog>
    </>
  );
}
