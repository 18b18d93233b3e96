import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import type { ExternalTeam } from '#shared/teams/external/schemas.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';

const ExternalTeamForm = lazy(async () => ({ default: (await import('./external-team-form.tsx')).ExternalTeamForm }));

const words: Readonly<Record<ExternalTeam['status'], string>> = {
  listed: 'Not invited',
  invited: 'Invited',
  claimed: 'On Rovers',
};

/** One opponent with its actions. */
export function ExternalTeamRow({ external }: { readonly external: ExternalTeam }) {
  const invite = useOperation(organizations, 'inviteExternalTeam', { done: 'Invite sent' });
  const remove = useOperation(organizations, 'removeExternalTeam', { done: 'Team removed' });
  const { teamId, externalTeamId, name, city, status, version, claimedTeamId, contactName, contactEmail } = external;
  const [isAsked, setAsked] = useState(false);
  const isClaimed = status === 'claimed';
  return (
    <li>
      <strong>{name}</strong>
      <span>{[city, words[status], contactName, contactEmail].filter(Boolean).join(' · ')}</span>
      {claimedTeamId && <AppLink to={paths.team(claimedTeamId)}>Community page</AppLink>}
      <Claim external={external} />
      {contactEmail && !isClaimed && !external.claim && (
        <Button
          loading={invite.isRunning}
          ariaLabel={`Invite ${name}`}
          onClick={() => invite.run({ teamId, externalTeamId })}
        >
          {status === 'invited' ? 'Invite again' : 'Invite'}
        </Button>
      )}
      <Button ariaLabel={`Remove ${name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      {!isClaimed && (
        <ExpandableSection headerText="Edit" headerAriaLabel={`Edit ${name}`}>
          <LaterPart height={400}>
            <ExternalTeamForm key={version} teamId={teamId} external={external} />
          </LaterPart>
        </ExpandableSection>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Remove ${name}?`}
        verb="Remove"
        onConfirm={() => {
          void remove.run({ teamId, externalTeamId });
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      >
        It leaves your list. Its results stay.
      </ConfirmDialog>
    </li>
  );
}

/** An owner claims that the team is their community. */
function Claim({ external: { teamId, externalTeamId, name, claim } }: { readonly external: ExternalTeam }) {
  const { run, isRunning } = useOperation(organizations, 'answerExternalClaim', {
    done: (_, { answer }) => (answer === 'accept' ? 'Linked' : 'Claim declined'),
  });
  if (!claim) return null;
  const answer = (given: 'accept' | 'decline') => run({ teamId, externalTeamId, answer: given });
  return (
    <SpaceBetween size="xs">
      <span>
        <AppLink to={paths.team(claim.teamId)}>{claim.teamName}</AppLink> says that it is {name}.
      </span>
      <SpaceBetween direction="horizontal" size="xs">
        <Button variant="primary" loading={isRunning} onClick={() => answer('accept')}>
          Accept
        </Button>
        <Button onClick={() => answer('decline')}>Decline</Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
