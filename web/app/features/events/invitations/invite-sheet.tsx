import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useSearchParams } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { Beans } from '#web/app/shell/beans/beans.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { InviteCohost } from '../hosts/invite-cohost.tsx';
import { InvitePeople } from './invite-people.tsx';
import { SharePanel } from './share-panel.tsx';

interface InviteSheetProps {
  readonly event: Event;
  readonly shareToken: string | undefined;
  /** Where all about invitations is. */
  readonly managePath: string;
}

const readInvitable = (eventId: string) => operations(hostsContract).listInvitable({ eventId });

/** Opens over the page of an event that was just published: the fastest ways to fill it. */
export function InviteSheet({ event, shareToken, managePath }: InviteSheetProps) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has('invite');
  const invitable = useRead(isOpen ? event.eventId : undefined, readInvitable);
  if (!isOpen) return null;
  const close = () =>
    setSearch(
      (asked) => {
        asked.delete('invite');
        return asked;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Modal
      visible
      header="Invite players"
      closeAriaLabel="Close"
      onDismiss={close}
      footer={
        <Box float="right">
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </Box>
      }
    >
      <SpaceBetween size="l">
        <div className="invite-published">
          <Beans pose="wagging" />
          <p>{`${event.title} is published. Share the link, or invite players here.`}</p>
        </div>
        <SharePanel event={event} shareToken={shareToken} />
        {invitable && <InvitePeople event={event} invitable={invitable} invited={[]} />}
        {invitable && <InviteCohost eventId={event.eventId} people={invitable.people} />}
        <AppLink to={managePath}>See all invitations</AppLink>
      </SpaceBetween>
    </Modal>
  );
}
