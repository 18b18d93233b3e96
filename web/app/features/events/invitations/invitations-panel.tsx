import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { InvitePeople } from './invite-people.tsx';
import { InviteeLine, saidInWords } from './invitee-line.tsx';

type Operations = (typeof hostsContract)['operations'];
type Invitee = Answer<Operations['listInvitees']>['invitees'][number];
type Invitable = Answer<Operations['listInvitable']>;

/** Most events are of no team. */
const CommunityInvitationLine = lazy(async () => ({
  default: (await import('./community-invitation-line.tsx')).CommunityInvitationLine,
}));

interface InvitationsPanelProps {
  readonly event: Event;
  readonly invitees: readonly Invitee[];
  /** Invitations of the whole team or parts of it. */
  readonly asked: Answer<Operations['listInvitees']>['community'];
  readonly invitable: Invitable;
  /** False before it is published and once it has begun or is off. */
  readonly canInvite: boolean;
}

/** Who is invited, what they answered, and inviting more. */
export function InvitationsPanel({ event, invitees, asked, invitable, canInvite }: InvitationsPanelProps) {
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${invitees.length})`}>
          Invitations
        </Header>
      }
    >
      <SpaceBetween size="l">
        {invitees.length > 1 && <p>{saidInWords(invitees)}</p>}
        {asked.length > 0 && (
          <Suspense>
            <ul className="plain-list">
              {asked.map((one) => (
                <li key={one.invitationId}>
                  <CommunityInvitationLine event={event} invitation={one} community={invitable.community} />
                </li>
              ))}
            </ul>
          </Suspense>
        )}
        {invitees.length === 0 ? (
          <p>
            {canInvite
              ? 'No invitations yet.'
              : 'No invitations. You can invite people to a published event until it starts.'}
          </p>
        ) : (
          <Invited invitees={invitees} event={event} />
        )}
        {canInvite && (
          <InvitePeople event={event} invitable={invitable} invited={invitees.map(({ userId }) => userId)} />
        )}
      </SpaceBetween>
    </Container>
  );
}

/** Longer lists are folded. */
const mostShown = 10;

/** A team may have hundreds. */
function Invited({ invitees, event }: Pick<InvitationsPanelProps, 'invitees' | 'event'>) {
  const list = (
    <ul className="plain-list">
      {invitees.map((one) => (
        <li key={one.userId}>
          <InviteeLine invitee={one} event={event} />
        </li>
      ))}
    </ul>
  );
  if (invitees.length <= mostShown) return list;
  return <ExpandableSection headerText="All invitations">{list}</ExpandableSection>;
}
