import { type Control, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { formatMoney, Price } from '#shared/money.ts';
import { Day, methodWords, PaymentMethod } from '#shared/payments/invoices/schemas.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import { Line } from '#shared/text.ts';
import { ActDialog } from '#web/app/forms/act-dialog.tsx';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** What a dialog does to an invoice. */
export type Closing = 'part' | 'refund' | 'waived' | 'uncollectible' | 'void';

interface CloseDialogProps {
  readonly teamId: string;
  readonly invoice: TeamInvoice;
  readonly closing: Closing;
  readonly onClose: () => void;
}

/** Records another amount than what is owed, or closes an invoice with the reason, which its payer sees. */
export function CloseDialog(props: CloseDialogProps) {
  if (props.closing === 'part') return <PartDialog {...props} />;
  return props.closing === 'refund' ? <RefundDialog {...props} /> : <ReasonDialog {...props} closing={props.closing} />;
}

const Part = z.object({
  amount: Price,
  method: PaymentMethod,
  receivedOn: Day,
  note: Line(0, 200, 'The note').optional(),
});

function PartDialog({ teamId, invoice, onClose }: CloseDialogProps) {
  const { invoiceId, currency, payerName, balanceMinor } = invoice;
  const { run, ...record } = useOperation(teamMoney, 'recordManualPayment', {
    done: 'Payment recorded',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Part,
    { method: 'cash', receivedOn: new Date().toISOString().slice(0, 10) },
    {
      ...record,
      run: ({ amount: { amountMinor }, ...said }) =>
        run({ teamId, invoiceId, amountMinor, ...said, ...(amountMinor > balanceMinor && { restAsCredit: true }) }),
    },
  );
  const { control } = form;
  return (
    <ActDialog form={form} title={`${payerName} paid another amount`} verb="Record payment" onClose={onClose}>
      <MoneyField control={control} name="amount" label="Amount" currency={currency} />
      <TooMuch control={control} invoice={invoice} />
      <SelectField
        control={control}
        name="method"
        label="How they paid"
        choices={PaymentMethod.options.map((value) => ({ value, label: methodWords[value] }))}
      />
      <DayField control={control} name="receivedOn" label="Received" />
      <TextField control={control} name="note" label="Note" max={200} isOptional />
    </ActDialog>
  );
}

interface TooMuchProps {
  readonly control: Control<z.input<typeof Part>>;
  readonly invoice: TeamInvoice;
}

/** What becomes of what is more than is owed, before it is saved. */
function TooMuch({ control, invoice: { balanceMinor, currency, payerName } }: TooMuchProps) {
  const amount = useWatch({ control, name: 'amount' });
  const overMinor = (amount?.amountMinor ?? 0) - balanceMinor;
  if (overMinor <= 0) return null;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <p role="status">
      {`${payerName} owes ${money(balanceMinor)}. The other ${money(overMinor)} becomes their credit with you: it’s taken off what they pay by card next.`}
    </p>
  );
}

const Refund = z.object({ amount: Price });

/** All that is left of the last card payment, or an amount of it. */
function RefundDialog({ teamId, invoice, onClose }: CloseDialogProps) {
  const { invoiceId, currency, payerName, refundable = [] } = invoice;
  const { paymentId, leftMinor } = refundable.at(-1) ?? { paymentId: '', leftMinor: 0 };
  const { run, ...refund } = useOperation(teamMoney, 'refundInvoicePayment', {
    done: 'Refund sent',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Refund,
    { amount: { amountMinor: leftMinor, currency } },
    {
      ...refund,
      run: ({ amount: { amountMinor } }) => run({ teamId, invoiceId, paymentId, amountMinor }),
    },
  );
  return (
    <ActDialog form={form} title={`Refund ${payerName}`} verb="Refund" onClose={onClose}>
      <p>
        {`At most ${formatMoney({ amountMinor: leftMinor, currency })}. It’s back on their card in 5 to 10 days. The invoice stays closed.`}
      </p>
      <MoneyField control={form.control} name="amount" label="Amount" currency={currency} />
    </ActDialog>
  );
}

const Why = z.object({ reason: Line(2, 300, 'The reason') });

const titles = {
  waived: ['Waive what is owed', 'Waive', 'Nothing more has to be paid. The payer sees the reason.'],
  uncollectible: ['Write it off', 'Write off', 'You no longer expect this money. The payer sees the reason.'],
  void: ['Void this invoice', 'Void', 'It was sent by mistake. Its number stays used, and the payer sees the reason.'],
} as const;

interface ReasonDialogProps extends CloseDialogProps {
  readonly closing: keyof typeof titles;
}

function ReasonDialog({ teamId, invoice: { invoiceId }, closing: as, onClose }: ReasonDialogProps) {
  const [title, verb, words] = titles[as];
  const options = { done: `${verb}: done`, isForm: true, onDone: onClose };
  const waive = useOperation(teamMoney, 'waiveInvoice', options);
  const voids = useOperation(teamMoney, 'voidInvoice', options);
  const { isRunning, rejection } = as === 'void' ? voids : waive;
  const form = useCheckedForm(
    Why,
    { reason: '' },
    {
      isRunning,
      rejection,
      run: ({ reason }) =>
        as === 'void' ? voids.run({ teamId, invoiceId, reason }) : waive.run({ teamId, invoiceId, as, reason }),
    },
  );
  return (
    <ActDialog form={form} title={title} verb={verb} onClose={onClose}>
      <p>{words}</p>
      <TextField control={form.control} name="reason" label="Reason" max={300} />
    </ActDialog>
  );
}
