import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { kindWords } from '#shared/payments/ledger/kind-words.ts';
import { AccountingCodes, type LedgerKind } from '#shared/payments/ledger/ledger.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';

interface CodesDialogProps {
  readonly onClose: () => void;
}

const readCodes = () => operations(transactionsContract).getAccountingCodes({});
/** What organizers book; the rest is rare enough to be booked by hand. */
const kinds = ['charge', 'fee', 'refund', 'refundFee', 'payout', 'dispute'] as const satisfies readonly LedgerKind[];

/** What the seller's books call each kind of movement; the file has it in a column. */
export function CodesDialog({ onClose }: CodesDialogProps) {
  const kept = useRead('codes', readCodes)?.codes;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const save = useOperation(transactionsContract, 'saveAccountingCodes', {
    done: 'Accounting codes saved',
    onDone: onClose,
  });
  const codes = Object.fromEntries(Object.entries({ ...kept, ...typed }).filter(([, code]) => code.trim() !== ''));
  const checked = AccountingCodes.safeParse(codes);
  const problemOf = (kind: LedgerKind) =>
    isTried ? checked.error?.issues.find(({ path }) => path[0] === kind)?.message : undefined;
  const submit = () => {
    setTried(true);
    if (checked.success) void save.run({ codes: checked.data });
  };
  return (
    <Modal
      visible
      header="Accounting codes"
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={save.isRunning || !kept} onClick={submit}>
            Save codes
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        <p className="transaction-words">
          The accounts of your books, such as 4000. They stand beside each line of the file that you download.
        </p>
        {kinds.map((kind) => (
          <FormField key={kind} label={kindWords[kind]} errorText={problemOf(kind)}>
            <Input
              value={typed[kind] ?? kept?.[kind] ?? ''}
              onChange={({ detail }) => setTyped({ ...typed, [kind]: detail.value })}
            />
          </FormField>
        ))}
      </SpaceBetween>
    </Modal>
  );
}
