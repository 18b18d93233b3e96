import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { SeenEvent } from '../details/event-access.ts';
import { InvitationsPanel } from '../invitations/invitations-panel.tsx';
import { SharePanel } from '../invitations/share-panel.tsx';
import type { InviteRead } from './manage-tabs.ts';

interface InviteTabProps {
  readonly seen: SeenEvent;
  readonly read: InviteRead;
}

/** The link, and who is invited. */
export const InviteTab = ({ seen: { event, shareToken }, read: { invited, invitable, canInvite } }: InviteTabProps) => (
  <SpaceBetween size="l">
    {event.status !== 'draft' && (
      <Container header={<Header variant="h2">Share</Header>}>
        <SharePanel event={event} shareToken={shareToken} />
      </Container>
    )}
    <InvitationsPanel
      event={event}
      invitees={invited.invitees}
      asked={invited.community}
      invitable={invitable}
      canInvite={canInvite}
    />
  </SpaceBetween>
);
