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
  attached: { words: 'Part of this organization', end: 'Leave' },
  invited: { words: 'Invited you', end: 'Decline' },
  offered: { words: 'You asked to join', end: 'Cancel request' },
};

interface OrganizationTiesProps {
  readonly teamId: string;
  readonly organizations: readonly OrganizationTeam[];
}

/** Organizations with the community's possible answers. */
export function OrganizationTies({ teamId, organizations }: OrganizationTiesProps) {
  const offer = useOfferTeam();
  const withdraw = useOperation(organizationsContract, 'withdrawTeam', {
    done: 'Done. They’re no longer linked',
    showsProblem: true,
  });
  const problem = offer.problem ?? withdraw.problem;
  const [leaving, setLeaving] = useState<OrganizationTeam>();
  return (
    <>
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {organizations.length === 0 && <p>Not part of an organization, and no open invites.</p>}
      <ul className="team-list">
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
            ? 'Its staff lose their roles in your community. To come back, both sides have to agree.'
            : 'We’ll let the organization know.'}
        </ConfirmDialog>
      )}
    </>
  );
}
