import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import type { OrganizationTeam } from '#shared/teams/organizations/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { TeamTieIntent } from '../ties/team-tie-intents.ts';

const ties: Readonly<Record<OrganizationTeam['status'], { readonly words: string; readonly end: string }>> = {
  attached: { words: 'The community belongs to it', end: 'Leave' },
  invited: { words: 'Invites the community', end: 'Decline' },
  offered: { words: 'Was asked to take it in', end: 'Take back' },
};

interface OrganizationTiesProps {
  readonly organizations: readonly OrganizationTeam[];
  readonly send: (sent: TeamTieIntent) => void;
  readonly isBusy: boolean;
}

/** Each with what its community may answer. */
export function OrganizationTies({ organizations, send, isBusy }: OrganizationTiesProps) {
  const [leaving, setLeaving] = useState<OrganizationTeam>();
  return (
    <>
      {organizations.length === 0 && <p>No organization has asked the community, and it has asked none.</p>}
      <ul className="organization-list">
        {organizations.map((tie) => (
          <li key={tie.organizationId}>
            <AppLink to={paths.organization(tie.organizationId)}>{tie.organizationName}</AppLink>
            <span>{ties[tie.status].words}</span>
            {tie.status === 'invited' && (
              <Button
                variant="primary"
                loading={isBusy}
                ariaLabel={`Accept ${tie.organizationName}`}
                onClick={() => send({ intent: 'offer', organizationId: tie.organizationId })}
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
            send({ intent: 'withdraw', organizationId: leaving.organizationId });
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
