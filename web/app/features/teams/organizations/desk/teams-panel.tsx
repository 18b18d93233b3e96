import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { organizations } from '#shared/teams/organizations/contract.ts';
import type { OrganizationTeam } from '#shared/teams/organizations/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { DeskPanelProps } from './desk-panel.ts';
import { InviteTeamForm } from './invite-team-form.tsx';
import { useInviteTeam } from './use-invite-team.ts';

/** How a community and the organization are linked, and the button that ends it. */
const ties: Readonly<Record<OrganizationTeam['status'], { readonly words: string; readonly end: string }>> = {
  attached: { words: 'Part of this organization', end: 'Remove' },
  invited: { words: 'Invited', end: 'Cancel invite' },
  offered: { words: 'Wants to join', end: 'Decline' },
};

/** An organization's communities, its invites and the requests to join. */
export function TeamsPanel({ loaded }: DeskPanelProps) {
  const { organizationId } = loaded.desk.organization;
  const invite = useInviteTeam();
  const detach = useOperation(organizations, 'detachTeam', {
    done: 'Community removed',
  });
  const { may, teams } = loaded.desk;
  const mayManage = may.includes('manageTeams');
  const [leaving, setLeaving] = useState<OrganizationTeam>();
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${teams.length})`}>
          Teams
        </Header>
      }
    >
      <SpaceBetween size="l">
        {teams.length === 0 && <p>No communities yet.</p>}
        <ul className="team-list">
          {teams.map((team) => (
            <li key={team.teamId}>
              <AppLink to={paths.team(team.teamId)}>{team.teamName}</AppLink>
              <span>{ties[team.status].words}</span>
              {mayManage && team.status === 'offered' && (
                <Button
                  loading={invite.isRunning}
                  ariaLabel={`Accept ${team.teamName}`}
                  onClick={() => invite.run({ organizationId, teamId: team.teamId })}
                >
                  Accept
                </Button>
              )}
              {mayManage && (
                <Button ariaLabel={`${ties[team.status].end}: ${team.teamName}`} onClick={() => setLeaving(team)}>
                  {ties[team.status].end}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayManage && <InviteTeamForm loaded={loaded} />}
      </SpaceBetween>
      {leaving && (
        <ConfirmDialog
          isOpen
          title={`${ties[leaving.status].end}: ${leaving.teamName}?`}
          verb={ties[leaving.status].end}
          onConfirm={() => {
            void detach.run({ organizationId, teamId: leaving.teamId });
            setLeaving(undefined);
          }}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.status === 'attached'
            ? 'Your staff lose their roles in this community. Nothing else changes.'
            : 'You can invite them again.'}
        </ConfirmDialog>
      )}
    </Container>
  );
}
