import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { WaitingClaim } from '#shared/places/managers/claiming.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { dayWords } from '../search/place-words.ts';

interface ClaimsPanelProps {
  readonly placeId: string;
  readonly claims: readonly WaitingClaim[];
}

/** Claims to the place, for its managers to review. */
export function ClaimsPanel({ placeId, claims }: ClaimsPanelProps) {
  const { run } = useOperation(placeManagers, 'decidePlaceClaim', {
    done: (_, { decision }) => (decision === 'accept' ? 'Claim accepted' : 'Claim declined'),
  });
  const document = useOperation(placeManagers, 'openClaimDocument', { onDone: ({ url }) => location.assign(url) });
  const [accepting, setAccepting] = useState<WaitingClaim>();
  const decide = ({ userId }: WaitingClaim, decision: 'accept' | 'decline') => run({ placeId, userId, decision });
  return (
    <Container header={<Header variant="h2">Claims to review</Header>}>
      <ul className="place-list">
        {claims.map((claim) => (
          <li key={claim.userId}>
            <SpaceBetween size="s">
              <div>
                <strong>{claim.displayName}</strong>, {dayWords(claim.madeAt)}
                <p className="place-note">{whatToDo(claim)}</p>
              </div>
              {claim.fileName && (
                <Button
                  variant="inline-link"
                  iconName="download"
                  onClick={() => document.run({ placeId, userId: claim.userId })}
                >
                  {claim.fileName}
                </Button>
              )}
              <SpaceBetween direction="horizontal" size="s">
                <Button ariaLabel={`Accept the claim of ${claim.displayName}`} onClick={() => setAccepting(claim)}>
                  Accept
                </Button>
                <Button
                  ariaLabel={`Decline the claim of ${claim.displayName}`}
                  onClick={() => decide(claim, 'decline')}
                >
                  Decline
                </Button>
              </SpaceBetween>
            </SpaceBetween>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={accepting !== undefined}
        title={`Accept the claim of ${accepting?.displayName ?? ''}?`}
        verb="Accept"
        onClose={() => setAccepting(undefined)}
        onConfirm={() => {
          if (accepting) void decide(accepting, 'accept');
          setAccepting(undefined);
        }}
      >
        They'll manage the place with you. They can remove managers, and no one can remove them.
      </ConfirmDialog>
    </Container>
  );
}

const whatToDo = ({ way, phone, code }: WaitingClaim): string =>
  way === 'phone'
    ? `Call ${phone ?? 'the listed number'} and ask for their code: ${code}. Accept if they know it.`
    : 'Open the document. Accept if it shows they run the place.';
