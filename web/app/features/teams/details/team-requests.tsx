import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Answer } from '#shared/contract/operation.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';

export type JoinRequest = Answer<typeof teamMembers.operations.listTeamRequests>['requests'][number];

interface TeamRequestsProps {
  readonly teamId: string;
  readonly requests: readonly JoinRequest[];
}

/** Players who want to join, each with their answers and the decision beside them. */
export function TeamRequests({ teamId, requests }: TeamRequestsProps) {
  const { run } = useOperation(teamMembers, 'answerTeamRequest', {
    done: (_, { decision }) => (decision === 'accept' ? 'They’re a member now' : 'Request declined'),
  });
  return (
    <section className="page-card">
      <h2>Requests to join</h2>
      <ul className="page-rows">
        {requests.map(({ userId, displayName, answers }) => (
          <li key={userId} className="page-face">
            <Avatar name={displayName} size={40} />
            <div>
              <strong>{displayName}</strong>
              {answers.map(({ question, answer }) => (
                <span key={`${question} ${answer}`}>
                  {question && <em>{question} </em>}
                  {answer}
                </span>
              ))}
            </div>
            <SpaceBetween direction="horizontal" size="xs">
              <Button ariaLabel={`Approve ${displayName}`} onClick={() => run({ teamId, userId, decision: 'accept' })}>
                Approve
              </Button>
              <Button ariaLabel={`Decline ${displayName}`} onClick={() => run({ teamId, userId, decision: 'decline' })}>
                Decline
              </Button>
            </SpaceBetween>
          </li>
        ))}
      </ul>
    </section>
  );
}
