import Link from '@cloudscape-design/components/link';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface UnlinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const readUses = () => operations(payoutAccounts).listAccountUses({});

/** Asks before the account is unlinked, and names what still needs it (R-PAYOUT-11, decision D32). */
export function UnlinkDialog({ isOpen, onClose }: UnlinkDialogProps) {
  const uses = useRead(isOpen ? 'open' : undefined, readUses)?.uses ?? [];
  const unlink = useOperation(payoutAccounts, 'unlinkStripeAccount', {
    done: 'Your Stripe account was unlinked successful.',
    failed: ({ code, title }) =>
      code === 'payout.inUse' ? title : 'Failed to unlink your Stripe account, please try again.',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Unlink Stripe account"
      verb="Unlink"
      stay="Cancel"
      isBusy={unlink.isRunning}
      onClose={onClose}
      onConfirm={() => void unlink.run({})}
    >
      <p>Unlink your Stripe account? You will not be able to take payments until you link one again.</p>
      {uses.length > 0 && (
        <>
          <p>These still need it. Settle them first:</p>
          <ul>
            {uses.map(({ href, title }) => (
              <li key={href}>
                <Link href={href} external={href.startsWith('https:')}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
