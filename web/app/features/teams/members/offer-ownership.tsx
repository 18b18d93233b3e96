import Checkbox from '@cloudscape-design/components/checkbox';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { offerDays } from '#shared/teams/members/ownership-operations.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface OfferOwnershipProps {
  readonly displayName: string;
  readonly onOffer: (isLeaving: boolean) => void;
  readonly onClose: () => void;
}

/** Offers a community to a member; whoever wants to go says so, and goes when nobody answers (domain 4.24). */
export function OfferOwnership({ displayName, onOffer, onClose }: OfferOwnershipProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <ConfirmDialog
      isOpen
      title={`Offer the community to ${displayName}?`}
      verb="Offer"
      onConfirm={() => onOffer(isLeaving)}
      onClose={onClose}
    >
      <SpaceBetween size="s">
        <span>
          They have {offerDays} days to accept; until then nothing changes, and you can take it back. You have to have
          signed in within the last five minutes.
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
  );
}
