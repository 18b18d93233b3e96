import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';

const loadCancelDialog = async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog });
const CancelDialog = lazy(loadCancelDialog);

/** Publish, edit, postpone, cancel: whichever the event's state allows. */
export function ManageActions({ event }: { event: Event }) {
  const [asking, setAsking] = useState<'cancel' | 'postpone'>();
  const publish = useOperation(events, 'publishEvent', { done: 'Your event is published' });
  const postpone = useOperation(events, 'postponeEvent', { done: 'Your event is postponed' });
  const navigate = useNavigate();
  const { eventId, version, status } = event;
  if (!canEdit(event, new Date())) return null;
  const close = () => setAsking(undefined);
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        <Button iconName="edit" onClick={() => void navigate(paths.editEvent(eventId))}>
          {status === 'postponed' ? 'Set a new time' : 'Edit'}
        </Button>
        {event.seriesId && (
          <Button onClick={() => void navigate(paths.changeRule(eventId))}>Change how it repeats</Button>
        )}
        {status === 'scheduled' && <Button onClick={() => setAsking('postpone')}>Postpone</Button>}
        <Button onClick={() => setAsking('cancel')}>Cancel event</Button>
        {status === 'draft' && (
          <Button variant="primary" loading={publish.isRunning} onClick={() => void publish.run({ eventId, version })}>
            Publish event
          </Button>
        )}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asking === 'postpone'}
        title="Postpone this event?"
        verb="Postpone event"
        onClose={close}
        onConfirm={() => {
          void postpone.run({ eventId, version });
          close();
        }}
      >
        Everybody keeps their place and is told by mail. Set a new time within 60 days, or the event is cancelled.
      </ConfirmDialog>
      <OnceOpened isOpen={asking === 'cancel'} load={loadCancelDialog}>
        <CancelDialog isOpen={asking === 'cancel'} event={event} onClose={close} />
      </OnceOpened>
    </>
  );
}
