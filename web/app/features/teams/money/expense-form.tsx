import * as z from 'zod';
import { type Currency, Price } from '#shared/money.ts';
import { Day } from '#shared/payments/invoices/schemas.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { Line } from '#shared/text.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const Expense = z.object({
  title: Line(2, 80, 'What it was for'),
  amount: Price,
  spentOn: Day,
  code: Line(0, 20, 'The code').optional(),
});

interface ExpenseFormProps {
  readonly teamId: string;
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** What a community spent, for the open ledger. */
export function ExpenseForm({ teamId, currency, onClose }: ExpenseFormProps) {
  const { run, ...add } = useOperation(teamMoney, 'addExpense', {
    done: 'Expense added',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Expense,
    { title: '', spentOn: new Date().toISOString().slice(0, 10) },
    { ...add, run: ({ amount, ...said }) => run({ teamId, amountMinor: amount.amountMinor, ...said }) },
  );
  const { control } = form;
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Add expense</SubmitButton>}
    >
      <TextField control={control} name="title" label="What it was for" placeholder="Field rental" max={80} />
      <MoneyField control={control} name="amount" label="Amount" currency={currency} />
      <DayField control={control} name="spentOn" label="Spent on" />
      <TextField control={control} name="code" label="Accounting code" max={20} isOptional />
    </FormView>
  );
}
