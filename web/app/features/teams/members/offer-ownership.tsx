import Checkbox from '@cloudscape-design/components/checkbox';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { offerDays } from '#shared/teams/members/ownership-operations.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface OfferOwnershipProps {
  readonly displayName: string;
  readonly isLeaving: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isLeaving: boolean) => void;
  readonly onOffer: () => void;
  readonly onClose: () => void;
}

/** Offers a community to a member; an owner who wants to leave goes when there is no answer (domain 4.24). */
export function OfferOwnership({ displayName, isLeaving, isBusy, onChange, onOffer, onClose }: OfferOwnershipProps) {
  return (
    <ConfirmDialog
      isOpen
      asksForSignIn="whenStale"
      isBusy={isBusy}
      title={`Make ${displayName} the owner?`}
      verb="Send offer"
      onConfirm={onOffer}
      onClose={onClose}
    >
      <SpaceBetween size="s">
        <span>They have {offerDays} days to accept. Nothing changes until then, and you can cancel.</span>
        <Checkbox
          checked={isLeaving}
          description={`If they don’t answer in ${offerDays} days, the longest-serving admin becomes the owner. Without an admin the community is archived. Either way, you leave the roster.`}
          onChange={({ detail }) => onChange(detail.checked)}
        >
          I want to leave the community
        </Checkbox>
      </SpaceBetween>
    </ConfirmDialog>
  );
}
