import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { RefundsAhead } from '../payments/refunds-ahead.tsx';

const loadCancelDialog = async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog });
const CancelDialog = lazy(loadCancelDialog);

const asked = ['postpone', 'cancel'] as const;
type Asked = (typeof asked)[number];

/** What the menu offers, and what comes of it. */
const menuOf = ({ eventId, status }: Event) => [
  ...(status === 'draft'
    ? []
    : [
        {
          id: 'announce',
          text: 'Message everyone',
          secondaryText: 'By app, push and email, up to 3 a day.',
          href: paths.announce(eventId),
        },
      ]),
  ...(status === 'scheduled'
    ? [
        {
          id: 'postpone',
          text: 'Postpone',
          secondaryText: 'Players keep their spots. You set a new time within 60 days.',
        },
      ]
    : []),
  {
    id: 'cancel',
    text: 'Cancel event',
    secondaryText: 'We email everyone on the list. You can’t undo this.',
  },
];

/** Publish a draft, edit, and a menu with what ends the event or puts it off. */
export function ManageActions({ event }: { event: Event }) {
  const [asking, setAsking] = useState<Asked>();
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
        {status === 'draft' && (
          <Button variant="primary" loading={publish.isRunning} onClick={() => void publish.run({ eventId, version })}>
            Publish event
          </Button>
        )}
        <ButtonDropdown
          items={menuOf(event)}
          ariaLabel="More actions"
          expandToViewport
          onItemFollow={(followed) => {
            followed.preventDefault();
            if (followed.detail.href) void navigate(followed.detail.href);
          }}
          onItemClick={({ detail }) => setAsking(asked.find((id) => id === detail.id))}
        >
          More
        </ButtonDropdown>
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
        <p>Everyone keeps their spot and gets an email. Set a new time within 60 days, or the event is canceled.</p>
        {pricedBy(event) && (
          <RefundsAhead
            eventId={eventId}
            lead="Until you set a new time, they can leave and get all their money back:"
          />
        )}
      </ConfirmDialog>
      <OnceOpened isOpen={asking === 'cancel'} load={loadCancelDialog}>
        <CancelDialog isOpen={asking === 'cancel'} event={event} onClose={close} />
      </OnceOpened>
    </>
  );
}
