import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { grantLabel } from '#shared/teams/members/grants.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OfferOwnership } from '../members/offer-ownership.tsx';
import { OwnGrant } from '../members/own-grant.tsx';
import { ManagedMember } from './managed-member.tsx';

type Request = Answer<typeof teamMembers.operations.listTeamRequests>['requests'][number];
interface MembersProps {
  readonly view: TeamView;
  readonly members: readonly Member[];
  readonly requests: readonly Request[];
  readonly userId: string | undefined;
}

/** Who is in a community with their roles, and who asks to be. */
export function TeamMembers({ view, members, requests, userId }: MembersProps) {
  const { teamId } = view.team;
  const remove = useOperation(teamMembers, 'removeTeamMember', { done: 'They are off the roster' });
  const offer = useOperation(teamMembers, 'offerOwnership', { done: 'The offer stands for 14 days' });
  const [removing, setRemoving] = useState<Member>();
  const [heir, setHeir] = useState<Member>();
  const { may, team } = view;
  const manages = may.includes('manageMembers') && team.status === 'active';
  return (
    <SpaceBetween size="l">
      {requests.length > 0 && <Requests teamId={teamId} requests={requests} />}
      <Container header={<Header variant="h2">Members</Header>}>
        <ul className="team-list">
          {members.map((member, position) => (
            <li key={member.userId ?? position}>
              <div className="team-member">
                <strong>{member.displayName}</strong>
                <span>{member.roles.map((role) => roleLabel[role]).join(', ')}</span>
                {member.grants?.map((grant) => (
                  <span key={grant}>{`Trusted with ${grantLabel[grant]}`}</span>
                ))}
                {manages && may.includes('grantAdmin') && member.userId === userId && (
                  <OwnGrant teamId={teamId} member={member} />
                )}
              </div>
              {manages && member.userId !== userId && !member.roles.includes('owner') && (
                <ManagedMember
                  member={member}
                  view={view}
                  onOffer={() => setHeir(member)}
                  onRemove={() => setRemoving(member)}
                />
              )}
            </li>
          ))}
        </ul>
      </Container>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={`Remove ${removing?.displayName ?? ''}?`}
        verb="Remove"
        onConfirm={() => {
          if (removing?.userId) void remove.run({ teamId, userId: removing.userId });
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        They are off the roster at once, with all their roles.
      </ConfirmDialog>
      {heir && (
        <OfferOwnership
          displayName={heir.displayName}
          onOffer={(isLeaving) => {
            if (heir.userId) void offer.run({ teamId, userId: heir.userId, isLeaving });
            setHeir(undefined);
          }}
          onClose={() => setHeir(undefined)}
        />
      )}
    </SpaceBetween>
  );
}

function Requests({ teamId, requests }: { readonly teamId: string; readonly requests: readonly Request[] }) {
  const { run } = useOperation(teamMembers, 'answerTeamRequest', {
    done: (_, { decision }) => (decision === 'accept' ? 'They are a member now' : 'The request is declined'),
  });
  return (
    <Container header={<Header variant="h2">They ask to join</Header>}>
      <ul className="team-list">
        {requests.map(({ userId, displayName, answers }) => (
          <li key={userId}>
            <strong>{displayName}</strong>
            {answers.map(({ question, answer }) => (
              <div key={`${question} ${answer}`}>
                {question && <em>{question} </em>}
                {answer}
              </div>
            ))}
            <Button ariaLabel={`Let ${displayName} in`} onClick={() => run({ teamId, userId, decision: 'accept' })}>
              Let in
            </Button>
            <Button ariaLabel={`Decline ${displayName}`} onClick={() => run({ teamId, userId, decision: 'decline' })}>
              Decline
            </Button>
          </li>
        ))}
      </ul>
    </Container>
  );
}
