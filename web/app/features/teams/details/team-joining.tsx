import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { BrandButton } from '#web/app/shell/page/brand-button.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { JoinQuestions } from './join-questions.tsx';

interface JoiningProps {
  readonly view: TeamView;
  readonly isSignedIn: boolean;
}

/** The one way in that the team offers the reader, or where their request stands. */
export function TeamJoining({ view: { team, roles, request }, isSignedIn }: JoiningProps) {
  if (team.status !== 'active' || roles.includes('owner')) return null;
  if (roles.length > 0) return <MemberMenu team={team} />;
  if (request === 'requested') return <Requested teamId={team.teamId} />;
  if (team.joinPolicy === 'closed') return <Chip>Not taking new members</Chip>;
  if (!isSignedIn) return <JoinLink to={paths.login(paths.team(team.teamId))}>Sign in to join</JoinLink>;
  return <JoinButton team={team} />;
}

const JoinLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link className="brand-button" to={to}>
    {children}
  </Link>
);

function JoinButton({ team: { teamId, joinPolicy, joinQuestions } }: Pick<TeamView, 'team'>) {
  const { run, isRunning } = useOperation(teamMembers, 'joinTeam', {
    done: ({ outcome }) => (outcome === 'member' ? "You're a member" : 'Request sent'),
  });
  const [isAsking, setAsking] = useState(false);
  if (joinPolicy === 'invite' || joinPolicy === 'code')
    return <JoinLink to={paths.joinTeam()}>Join with a code</JoinLink>;
  if (joinPolicy === 'open')
    return (
      <BrandButton isBusy={isRunning} busyText="Joining…" onClick={() => void run({ teamId })}>
        Join
      </BrandButton>
    );
  return (
    <>
      <BrandButton isBusy={isRunning} busyText="Sending…" onClick={() => setAsking(true)}>
        Ask to join
      </BrandButton>
      {isAsking && (
        <JoinQuestions
          questions={joinQuestions}
          onSend={(answers) => {
            setAsking(false);
            void run({ teamId, answers });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Requested({ teamId }: { readonly teamId: string }) {
  const { run, isRunning } = useOperation(teamMembers, 'leaveTeam', { done: 'Request canceled' });
  return (
    <>
      <Chip tone="wait">Request sent</Chip>
      <Button loading={isRunning} onClick={() => run({ teamId })}>
        Cancel request
      </Button>
    </>
  );
}

function MemberMenu({ team: { teamId, name } }: Pick<TeamView, 'team'>) {
  const { run } = useOperation(teamMembers, 'leaveTeam', { done: `You left ${name}` });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Chip tone="in">You&apos;re a member</Chip>
      <ButtonDropdown
        variant="icon"
        ariaLabel="Your membership"
        expandToViewport
        items={[{ id: 'leave', text: 'Leave' }]}
        onItemClick={() => setAsked(true)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={`Leave ${name}?`}
        verb="Leave"
        onConfirm={() => {
          setAsked(false);
          void run({ teamId });
        }}
        onClose={() => setAsked(false)}
      >
        You lose your roles here. You can join again the same way as other players.
      </ConfirmDialog>
    </>
  );
}

/** For the member who can take the community over. */
export function OwnershipOffered({ teamId }: { readonly teamId: string }) {
  const { run, isRunning } = useOperation(teamMembers, 'answerOwnership', {
    done: (_, sent) => (sent.answer === 'accept' ? 'You own this community now' : 'You declined the offer'),
  });
  return (
    <Alert header="You can take over this community">
      <SpaceBetween direction="horizontal" size="xs">
        <Button loading={isRunning} onClick={() => run({ teamId, answer: 'accept' })}>
          Accept
        </Button>
        <Button loading={isRunning} onClick={() => run({ teamId, answer: 'decline' })}>
          Decline
        </Button>
      </SpaceBetween>
    </Alert>
  );
}
