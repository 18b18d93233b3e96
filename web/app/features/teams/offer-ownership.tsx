import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { offerDays } from '#shared/teams/ownership-operations.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';

interface OfferOwnershipProps {
  readonly displayName: string;
  readonly onOffer: (isLeaving: boolean) => void;
}

/** Offers a community to a member; whoever wants to go says so, and goes when nobody answers (domain 4.24). */
export function OfferOwnership({ displayName, onOffer }: OfferOwnershipProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <Button ariaLabel={`Offer the community to ${displayName}`} onClick={() => setIsAsked(true)}>
        Offer ownership
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={`Offer the community to ${displayName}?`}
          verb="Offer"
          onConfirm={() => {
            setIsAsked(false);
            onOffer(isLeaving);
          }}
          onClose={() => setIsAsked(false)}
        >
          <SpaceBetween size="s">
            <span>
              They have {offerDays} days to accept; until then nothing changes, and you can take it back. You have to
              have signed in within the last five minutes.
            </span>
            <Checkbox
              checked={isLeaving}
              description={`Without an answer in ${offerDays} days the admin who is there longest owns it, or it is archived, and you are off the roster.`}
              onChange={({ detail }) => setIsLeaving(detail.checked)}
            >
              I want to leave the community
            </Checkbox>
          </SpaceBetween>
        </ConfirmDialog>
      )}
    </>
  );
}
