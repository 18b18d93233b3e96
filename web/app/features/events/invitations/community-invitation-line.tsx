import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFetcher } from 'react-router';
import type {
  CommunityInvitation,
  InvitableCommunity,
} from '#shared/events/invitations/community-invitation-contract.ts';
import { quantity } from '#shared/quantity.ts';
import { startIn } from '#web/blocks/event-time.ts';

interface CommunityInvitationLineProps {
  readonly invitation: CommunityInvitation;
  /** Names the squads, as far as the reader may invite them. */
  readonly community: InvitableCommunity | undefined;
  readonly timeZone: string;
}

const stopLabel = 'Stop inviting';

/** One invitation of the community, how many it asked and how far it is. */
export function CommunityInvitationLine({ invitation, community, timeZone }: CommunityInvitationLineProps) {
  const fetcher = useFetcher();
  const { invitationId, status } = invitation;
  const whom = whomWords(invitation, community);
  const stop = () =>
    void fetcher.submit({ intent: 'stopCommunity', invitationId }, { method: 'post', encType: 'application/json' });
  return (
    <SpaceBetween direction="horizontal" size="s" alignItems="center">
      <strong>{whom}</strong>
      <span>{stateWords(invitation, timeZone)}</span>
      {status === 'open' && (
        <Button ariaLabel={`${stopLabel} ${whom}`} loading={fetcher.state !== 'idle'} onClick={stop}>
          {stopLabel}
        </Button>
      )}
    </SpaceBetween>
  );
}

function whomWords({ whom }: CommunityInvitation, community: InvitableCommunity | undefined): string {
  if (whom.rule === 'all') return 'Everybody of the community';
  if (whom.rule === 'tags') return `Tags: ${whom.tags.join(', ')}`;
  const names = whom.squadIds.map((one) => community?.squads.find(({ squadId }) => squadId === one)?.name ?? 'another');
  return `Squads: ${names.join(', ')}`;
}

function stateWords({ status, invited, inviteSendAt }: CommunityInvitation, timeZone: string): string {
  const asked = quantity(invited, 'person invited', 'people invited');
  if (status === 'stopped') return `${asked}, then stopped`;
  if (status === 'sent') return asked;
  if (invited > 0) return `${asked} so far`;
  return inviteSendAt ? `Told ${startIn(timeZone, inviteSendAt)}` : 'Asked within a minute';
}
