import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { teams } from '#shared/teams/contract.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { NameDeletion } from '#web/app/forms/name-deletion.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { momentWords } from '#web/blocks/moment.ts';

/** Where the owner archives, restores or deletes a community, and cancels an ownership offer. */
export function TeamStanding({ team: { teamId, name, status, version }, offer }: Pick<TeamView, 'team' | 'offer'>) {
  const withdraw = useOperation(teamMembers, 'withdrawOwnership', {
    done: 'Offer canceled',
    showsProblem: true,
  });
  const stand = useOperation(teams, 'setTeamStanding', {
    done: (_, sent) => (sent.to === 'archived' ? 'Community archived' : 'Community restored'),
    showsProblem: true,
  });
  const { run: remove, ...removing } = useOperation(teams, 'deleteTeam', {
    done: 'Community deleted',
    goTo: paths.myCommunities,
    showsProblem: true,
  });
  const problem = withdraw.problem ?? stand.problem ?? removing.problem;
  const [asked, setAsked] = useState<'archive' | 'delete'>();
  const close = () => setAsked(undefined);
  const to = status === 'active' ? ('archived' as const) : ('active' as const);
  const move = () => {
    close();
    void stand.run({ teamId, to, version });
  };
  return (
    <Container header={<Header variant="h2">Archive or delete</Header>}>
      <SpaceBetween size="s">
        {problem && <p role="alert">{problem}</p>}
        {offer && (
          <Alert
            action={
              <Button loading={withdraw.isRunning} onClick={() => withdraw.run({ teamId })}>
                Cancel offer
              </Button>
            }
          >
            {`You offered ownership to ${offer.displayName}. They can accept until ${momentWords(offer.until)}.`}
          </Alert>
        )}
        <SpaceBetween direction="horizontal" size="xs">
          <Button loading={stand.isRunning} onClick={to === 'archived' ? () => setAsked('archive') : move}>
            {to === 'archived' ? 'Archive' : 'Restore'}
          </Button>
          <Button loading={removing.isRunning} onClick={() => setAsked('delete')}>
            Delete community
          </Button>
        </SpaceBetween>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asked === 'archive'}
        title={`Archive ${name}?`}
        verb="Archive"
        onClose={close}
        onConfirm={move}
      >
        It stays visible, but no one can join or change anything until you restore it.
      </ConfirmDialog>
      {asked === 'delete' && (
        <NameDeletion
          name={name}
          label="Community name"
          description="The page and its roster are gone for good. Type the name to delete it."
          onClose={close}
          onDelete={(typed) => {
            close();
            void remove({ teamId, name: typed });
          }}
        />
      )}
    </Container>
  );
}
