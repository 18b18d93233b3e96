import type { DependantStanding } from '#shared/events/dependants/contract.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { useRefundWay } from '../checkout/use-refund-way.tsx';
import type { FamilyAnswer } from './answer-for-family.ts';

interface GiveUpProps {
  readonly member: DependantStanding;
  /** What the guardian paid for them, where they did. */
  readonly order: Order | undefined;
  /** What comes back of their pass for the series, where one paid for the spot. */
  readonly back: Money | undefined;
  readonly onAnswer: (answer: FamilyAnswer) => void;
  readonly isLate: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a spot is given up that was paid, or late; where there is a choice, what comes back is credit or goes to the card. */
export function GiveUp({
  member: { dependantId, firstName },
  order,
  back,
  isLate,
  isOpen,
  onClose,
  onAnswer,
}: GiveUpProps) {
  const refund = useRefundWay(order, dependantId);
  const give = async () => {
    if (await refund.say()) onAnswer({ to: 'date', leaves: 'giveUp', ...(isLate && { isLate: true }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Give up ${firstName}’s spot?`}
      verb="Give up the spot"
      stay="Stay in"
      isBusy={refund.isRunning}
      onClose={onClose}
      onConfirm={() => void give()}
    >
      <p>
        {isLate
          ? `The event is on because enough players joined, ${firstName} among them. We’ll tell the host that ${firstName} left late.`
          : `${firstName}’s spot opens up for another player.`}
      </p>
      {back && <p>{back.amountMinor > 0 ? `${formatMoney(back)} comes back.` : 'Nothing comes back.'}</p>}
      {refund.field}
    </ConfirmDialog>
  );
}
