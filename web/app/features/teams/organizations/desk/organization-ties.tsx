import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { organizations as organizationsContract } from '#shared/teams/organizations/contract.ts';
import type { OrganizationTeam } from '#shared/teams/organizations/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { useOfferTeam } from '../ties/use-offer-team.ts';

const ties: Readonly<Record<OrganizationTeam['status'], { readonly words: string; readonly end: string }>> = {
  attached: { words: 'The community belongs to it', end: 'Leave' },
  invited: { words: 'Invites the community', end: 'Decline' },
  offered: { words: 'Was asked to take it in', end: 'Take back' },
};

interface OrganizationTiesProps {
  readonly teamId: string;
  readonly organizations: readonly OrganizationTeam[];
}

/** Each with what its community may answer. */
export function OrganizationTies({ teamId, organizations }: OrganizationTiesProps) {
  const offer = useOfferTeam();
  const withdraw = useOperation(organizationsContract, 'withdrawTeam', {
    done: 'Nothing stands between them any more',
    showsProblem: true,
  });
  const problem = offer.problem ?? withdraw.problem;
  const [leaving, setLeaving] = useState<OrganizationTeam>();
  return (
    <>
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {organizations.length === 0 && <p>No organization has asked the community, and it has asked none.</p>}
      <ul className="organization-list">
        {organizations.map((tie) => (
          <li key={tie.organizationId}>
            <AppLink to={paths.organization(tie.organizationId)}>{tie.organizationName}</AppLink>
            <span>{ties[tie.status].words}</span>
            {tie.status === 'invited' && (
              <Button
                variant="primary"
                loading={offer.isRunning}
                ariaLabel={`Accept ${tie.organizationName}`}
                onClick={() => offer.run({ teamId, meant: tie.organizationId })}
              >
                Accept
              </Button>
            )}
            <Button ariaLabel={`${ties[tie.status].end}: ${tie.organizationName}`} onClick={() => setLeaving(tie)}>
              {ties[tie.status].end}
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          isOpen
          title={`${ties[leaving.status].end}: ${leaving.organizationName}?`}
          verb={ties[leaving.status].end}
          onConfirm={() => {
            void withdraw.run({ teamId, organizationId: leaving.organizationId });
            setLeaving(undefined);
          }}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.status === 'attached'
            ? 'Its people have no roles in the community any more. Coming back takes a yes of both.'
            : 'What was asked ends, and the other side is told.'}
        </ConfirmDialog>
      )}
    </>
  );
}
