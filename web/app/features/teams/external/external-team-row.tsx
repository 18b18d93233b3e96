import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import type { ExternalTeam } from '#shared/teams/external/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import type { ExternalTeamIntent } from './external-team-intents.ts';

const ExternalTeamForm = lazy(async () => ({ default: (await import('./external-team-form.tsx')).ExternalTeamForm }));

const words: Readonly<Record<ExternalTeam['status'], string>> = {
  listed: 'Listed',
  invited: 'Invited to claim its place',
  claimed: 'On the platform',
};

interface ExternalTeamRowProps {
  readonly external: ExternalTeam;
  readonly send: (sent: ExternalTeamIntent) => void;
  readonly isBusy: boolean;
}

/** One opponent, with everything that may be done about it. */
export function ExternalTeamRow({ external, send, isBusy }: ExternalTeamRowProps) {
  const { externalTeamId, name, city, status, version, claimedTeamId, contactName, contactEmail } = external;
  const [isAsked, setAsked] = useState(false);
  const isClaimed = status === 'claimed';
  return (
    <li>
      <strong>{name}</strong>
      <span>{[city, words[status], contactName, contactEmail].filter(Boolean).join(' · ')}</span>
      {claimedTeamId && <AppLink to={paths.team(claimedTeamId)}>Its community</AppLink>}
      <Claim external={external} send={send} isBusy={isBusy} />
      {contactEmail && !isClaimed && !external.claim && (
        <Button
          loading={isBusy}
          ariaLabel={`Invite ${name}`}
          onClick={() => send({ intent: 'invite', externalTeamId })}
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
            <ExternalTeamForm key={version} teamId={external.teamId} external={external} />
          </LaterPart>
        </ExpandableSection>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Remove ${name}?`}
        verb="Remove"
        onConfirm={() => {
          send({ intent: 'remove', externalTeamId });
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      >
        It is off your list. What it played stays.
      </ConfirmDialog>
    </li>
  );
}

/** Somebody says that the team is a community of theirs. */
function Claim({ external: { externalTeamId, name, claim }, send, isBusy }: ExternalTeamRowProps) {
  if (!claim) return null;
  const answer = (given: 'accept' | 'decline') => send({ intent: 'answer', externalTeamId, answer: given });
  return (
    <SpaceBetween size="xs">
      <span>
        <AppLink to={paths.team(claim.teamId)}>{claim.teamName}</AppLink> says that it is {name}.
      </span>
      <SpaceBetween direction="horizontal" size="xs">
        <Button variant="primary" loading={isBusy} onClick={() => answer('accept')}>
          Accept
        </Button>
        <Button onClick={() => answer('decline')}>Decline</Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
