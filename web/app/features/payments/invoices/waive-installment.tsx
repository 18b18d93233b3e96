import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as z from 'zod';
import { formatMoney } from '#shared/money.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import type { SeenPlan } from '#shared/payments/installments/schemas.ts';
import type { Invoice } from '#shared/payments/invoices/contract.ts';
import { Line } from '#shared/text.ts';
import { ActDialog } from '#web/app/forms/act-dialog.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface WaiveInstallmentProps {
  readonly invoice: Invoice;
  readonly plan: SeenPlan;
  readonly index: number;
}

/** For treasurers: one installment need not be paid, with the reason that its payer sees. */
export function WaiveInstallment(props: WaiveInstallmentProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button ariaLabel={`Waive installment ${props.index + 1}`} onClick={() => setAsking(true)}>
        Waive
      </Button>
      {isAsking && <WaiveDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

const Why = z.object({ reason: Line(2, 300, 'The reason') });

function WaiveDialog({ invoice, plan, index, onClose }: WaiveInstallmentProps & { readonly onClose: () => void }) {
  const { teamId, invoiceId, currency } = invoice;
  const amountMinor = plan.installments[index]?.restMinor ?? 0;
  const { run, ...waive } = useOperation(installments, 'waiveInstallment', {
    done: 'Installment waived',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Why,
    { reason: '' },
    { ...waive, run: ({ reason }) => run({ teamId, invoiceId, offer: plan.offer, index, reason }) },
  );
  return (
    <ActDialog form={form} title={`Waive ${formatMoney({ amountMinor, currency })}`} verb="Waive" onClose={onClose}>
      <p>The other installments stay as they are. The payer sees the reason.</p>
      <TextField control={form.control} name="reason" label="Reason" max={300} />
    </ActDialog>
  );
}
