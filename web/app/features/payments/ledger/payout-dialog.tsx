import Modal from '@cloudscape-design/components/modal';
import Spinner from '@cloudscape-design/components/spinner';
import { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { kindWords } from '#shared/payments/ledger/kind-words.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { amountOf } from './amount-words.ts';

interface PayoutDialogProps {
  readonly payoutId: string;
  readonly organizationId: string | undefined;
  readonly onClose: () => void;
}

/** Of a payout, and whose it is where that is not the reader. */
const readPayout = (key: string) => {
  const [payoutId = '', organizationId] = key.split(' ');
  return operations(transactionsContract)
    .listPayoutTransactions({ payoutId, ...(organizationId && { organizationId }) })
    .catch(() => 'unreadable' as const);
};

/** What a payout to the bank consists of: the payments in it, less fees and refunds. */
export function PayoutDialog({ payoutId, organizationId, onClose }: PayoutDialogProps) {
  const found = useRead(`${payoutId} ${organizationId ?? ''}`.trim(), readPayout);
  return (
    <Modal visible header="Payout to your bank" closeAriaLabel="Close" onDismiss={onClose}>
      {!found && <Spinner />}
      {found === 'unreadable' && <p role="alert">Stripe isn’t answering right now. Try again in a minute.</p>}
      {found && found !== 'unreadable' && (
        <table className="transaction-parts">
          <caption>{`${amountOf({ ...found.payout, amountMinor: -found.payout.amountMinor })} was paid out of these.`}</caption>
          <tbody>
            {found.transactions.map((line) => (
              <tr key={`${line.providerRef} ${line.kind}`}>
                <th scope="row">{line.title ?? kindWords[line.kind]}</th>
                <td>{kindWords[line.kind]}</td>
                <td>{amountOf(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
