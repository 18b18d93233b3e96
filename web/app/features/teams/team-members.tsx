import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { grantableRoles } from '#shared/teams/granting.ts';
import type { teamMembers } from '#shared/teams/members-contract.ts';
import { roleLabel } from '#shared/teams/role-words.ts';
import type { Member } from '#shared/teams/schemas.ts';
import type { TeamView } from '#shared/teams/views.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfferOwnership } from './offer-ownership.tsx';
import { useTeamSend } from './use-team-send.ts';

type Request = Answer<typeof teamMembers.operations.listTeamRequests>['requests'][number];
interface MembersProps {
  readonly view: TeamView;
  readonly members: readonly Member[];
  readonly requests: readonly Request[];
  readonly userId: string | undefined;
}

/** Who is in a community with their roles, and who asks to be. */
export function TeamMembers({ view, members, requests, userId }: MembersProps) {
  const { send, problem } = useTeamSend();
  const [removing, setRemoving] = useState<Member>();
  const { may, team } = view;
  const manages = may.includes('manageMembers') && team.status === 'active';
  return (
    <SpaceBetween size="l">
      {problem && <div role="alert">{problem}</div>}
      {requests.length > 0 && <Requests requests={requests} send={send} />}
      <Container header={<Header variant="h2">Members</Header>}>
        <ul className="team-list">
          {members.map((member, position) => (
            <li key={member.userId ?? position}>
              <strong>{member.displayName}</strong>
              <span>{member.roles.map((role) => roleLabel[role]).join(', ')}</span>
              {manages && member.userId !== userId && !member.roles.includes('owner') && (
                <Managing member={member} view={view} send={send} onRemove={() => setRemoving(member)} />
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
          if (removing?.userId) send({ intent: 'remove', userId: removing.userId });
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        They are off the roster at once, with all their roles.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

type Send = ReturnType<typeof useTeamSend>['send'];

const Requests = ({ requests, send }: { readonly requests: readonly Request[]; readonly send: Send }) => (
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
          <Button
            ariaLabel={`Let ${displayName} in`}
            onClick={() => send({ intent: 'answer', userId, decision: 'accept' })}
          >
            Let in
          </Button>
          <Button
            ariaLabel={`Decline ${displayName}`}
            onClick={() => send({ intent: 'answer', userId, decision: 'decline' })}
          >
            Decline
          </Button>
        </li>
      ))}
    </ul>
  </Container>
);

interface ManagingProps {
  readonly member: Member;
  readonly view: TeamView;
  readonly send: Send;
  readonly onRemove: () => void;
}

function Managing({
  member: { userId = '', displayName, roles },
  view: { may, offer },
  send,
  onRemove,
}: ManagingProps) {
  const grantsAdmin = may.includes('grantAdmin');
  if (roles.includes('admin') && !grantsAdmin) return null;
  const options = grantableRoles
    .filter((role) => role !== 'admin' || grantsAdmin)
    .map((role) => ({ value: role, label: roleLabel[role] }));
  return (
    <>
      <Multiselect
        ariaLabel={`Roles of ${displayName}`}
        placeholder="Roles"
        hideTokens
        options={options}
        selectedOptions={options.filter(({ value }) => roles.includes(value))}
        onChange={({ detail: { selectedOptions } }) => {
          const chosen = selectedOptions.map(({ value }) => value ?? 'member');
          send({ intent: 'roles', userId, roles: chosen.length > 0 ? chosen : ['member'] });
        }}
      />
      {may.includes('transferTeam') &&
        (offer?.userId === userId ? (
          <Button onClick={() => send({ intent: 'withdraw' })}>Take back the offer</Button>
        ) : (
          <OfferOwnership
            displayName={displayName}
            onOffer={(isLeaving) => send({ intent: 'offer', userId, isLeaving })}
          />
        ))}
      <Button ariaLabel={`Remove ${displayName}`} onClick={onRemove}>
        Remove
      </Button>
    </>
  );
}
