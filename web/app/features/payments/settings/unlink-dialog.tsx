import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { usePayoutOwner } from './payout-owner.ts';

interface UnlinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ownUses = 'own';
const readUses = (organizationId: string) =>
  organizationId === ownUses
    ? operations(payoutAccounts).listAccountUses({})
    : operations(payoutAccounts).listOrganizationAccountUses({ organizationId });

/** Asks before the account is unlinked, and names what still needs it (R-PAYOUT-11, decision D32). */
export function UnlinkDialog({ isOpen, onClose }: UnlinkDialogProps) {
  const organizationId = usePayoutOwner();
  const uses = useRead(isOpen ? (organizationId ?? ownUses) : undefined, readUses)?.uses ?? [];
  const told = {
    done: 'Your Stripe account was unlinked successful.',
    failed: ({ code, title }: { readonly code: string; readonly title: string }) =>
      code === 'payout.inUse' ? title : 'Failed to unlink your Stripe account, please try again.',
    onDone: onClose,
  };
  const own = useOperation(payoutAccounts, 'unlinkStripeAccount', told);
  const theirs = useOperation(payoutAccounts, 'unlinkOrganizationAccount', told);
  const unlink = () => (organizationId ? theirs.run({ organizationId }) : own.run({}));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Unlink Stripe account"
      verb="Unlink"
      stay="Cancel"
      isBusy={own.isRunning || theirs.isRunning}
      onClose={onClose}
      onConfirm={() => void unlink()}
    >
      <p>Unlink your Stripe account? You will not be able to take payments until you link one again.</p>
      {uses.length > 0 && (
        <>
          <p>These still need it. Settle them first:</p>
          <ul>
            {uses.map(({ href, title }) => (
              <li key={href}>
                <AppLink to={href} external={href.startsWith('https:')}>
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
