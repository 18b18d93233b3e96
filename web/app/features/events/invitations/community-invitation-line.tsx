import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import type {
  CommunityInvitation,
  InvitableCommunity,
} from '#shared/events/invitations/community-invitation-contract.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { startIn } from '#web/blocks/event-time.ts';

interface CommunityInvitationLineProps {
  readonly event: Pick<Event, 'eventId' | 'timeZone'>;
  readonly invitation: CommunityInvitation;
  /** Names the squads, as far as the reader may invite them. */
  readonly community: InvitableCommunity | undefined;
}

const stopLabel = 'Stop inviting';

/** One invitation of the team, how many it reached and how far it is. */
export function CommunityInvitationLine({ event, invitation, community }: CommunityInvitationLineProps) {
  const { run, isRunning } = useOperation(hostsContract, 'stopCommunityInvitation', {
    done: 'No more invitations will go out',
  });
  const { invitationId, status } = invitation;
  const group = invitedGroup(invitation, community);
  return (
    <SpaceBetween direction="horizontal" size="s" alignItems="center">
      <strong>{group}</strong>
      <span>{stateWords(invitation, event.timeZone)}</span>
      {status === 'open' && (
        <Button
          ariaLabel={`${stopLabel} ${group}`}
          loading={isRunning}
          onClick={() => void run({ eventId: event.eventId, invitationId })}
        >
          {stopLabel}
        </Button>
      )}
    </SpaceBetween>
  );
}

function invitedGroup({ whom }: CommunityInvitation, community: InvitableCommunity | undefined): string {
  if (whom.rule === 'all') return 'All members';
  if (whom.rule === 'tags') return `Tags: ${whom.tags.join(', ')}`;
  const names = whom.squadIds.map((one) => community?.squads.find(({ squadId }) => squadId === one)?.name ?? 'another');
  return `Teams: ${names.join(', ')}`;
}

function stateWords({ status, invited, inviteSendAt }: CommunityInvitation, timeZone: string): string {
  const asked = quantity(invited, 'person invited', 'people invited');
  if (status === 'stopped') return `${asked}, then stopped`;
  if (status === 'sent') return asked;
  if (invited > 0) return `${asked} so far`;
  return inviteSendAt ? `Goes out ${startIn(timeZone, inviteSendAt)}` : 'Goes out within a minute';
}
