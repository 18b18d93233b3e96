import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { type FormerMember, teamInvites } from '#shared/teams/invites/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { invitedWords } from '../invites/invited-words.ts';

interface FormerMembersProps {
  readonly teamId: string;
  readonly former: readonly FormerMember[];
}

/** Former members, who can be invited back. */
export function FormerMembers({ teamId, former }: FormerMembersProps) {
  const { run, problem } = useOperation(teamInvites, 'inviteToTeam', { done: invitedWords, showsProblem: true });
  const back = former.filter(({ status }) => status !== 'banned');
  if (back.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Former members</Header>}>
      {problem && <div role="alert">{problem}</div>}
      <ul className="team-list">
        {back.map(({ userId, displayName, at }) => (
          <li key={userId}>
            <strong>{displayName}</strong>
            <span>Until {new Date(at).toLocaleDateString()}</span>
            <Button ariaLabel={`Invite ${displayName} back`} onClick={() => run({ teamId, userIds: [userId] })}>
              Invite back
            </Button>
          </li>
        ))}
      </ul>
    </Container>
  );
}
