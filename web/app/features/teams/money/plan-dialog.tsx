import * as z from 'zod';
import { formatMoney, Price } from '#shared/money.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import { installmentsOf } from '#shared/payments/installments/payment-plan.ts';
import { dayInWords, scheduleWords } from '#shared/payments/installments/plan-words.ts';
import { PlanTerms } from '#shared/payments/installments/schemas.ts';
import { Day, mostInstallments } from '#shared/payments/invoices/schemas.ts';
import { monthlyFrom } from '#shared/payments/invoices/totals.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import { ActDialog } from '#web/app/forms/act-dialog.tsx';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface PlanDialogProps {
  readonly teamId: string;
  readonly invoice: TeamInvoice;
  readonly onClose: () => void;
}

const Fields = z.object({
  parts: z.int('A whole number.').min(1, 'At least 1.').max(mostInstallments, `At most ${mostInstallments}.`),
  dates: z.enum(['monthly', 'chosen']),
  firstDueOn: Day,
  days: z.array(z.string()),
  deposit: Price.optional(),
  autopay: PlanTerms.shape.autopay,
  graceDays: PlanTerms.shape.graceDays,
});
type Fields = z.output<typeof Fields>;

const daysOf = ({ parts, dates, firstDueOn, days }: Pick<Fields, 'parts' | 'dates' | 'firstDueOn' | 'days'>) => {
  if (!(parts >= 1 && parts <= mostInstallments) || !firstDueOn) return [];
  const monthly = monthlyFrom(firstDueOn, parts);
  return dates === 'monthly' ? [...monthly] : monthly.map((day, index) => (index === 0 ? day : days[index] || day));
};

const dayMs = 86_400_000;
const usualDays = 14;

/** How a payer may pay what they owe in installments; the sentence says all of it before it is offered. */
export function PlanDialog({ teamId, invoice, onClose }: PlanDialogProps) {
  const { invoiceId, currency, payerName, balanceMinor, installments: before } = invoice;
  const { run, ...save } = useOperation(installments, 'savePaymentPlan', {
    done: `Payment plan offered to ${payerName}`,
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Fields,
    {
      parts: 3,
      dates: 'monthly',
      firstDueOn: new Date(Date.now() + usualDays * dayMs).toISOString().slice(0, 10),
      days: [],
      autopay: 'optional',
      graceDays: 7,
    },
    {
      ...save,
      run: ({ deposit, autopay, graceDays, ...when }) =>
        run({
          teamId,
          invoiceId,
          dueOn: daysOf(when),
          autopay,
          graceDays,
          ...(deposit && { depositMinor: deposit.amountMinor }),
        }),
    },
  );
  const { control, values } = form;
  const { deposit, ...when } = values.watch();
  const days = daysOf({ ...when, days: when.days ?? [] });
  return (
    <ActDialog form={form} title={`${payerName} pays in installments`} verb="Offer payment plan" onClose={onClose}>
      {before?.isAccepted && (
        <p>{`${payerName} has accepted a plan. Another one ends it, and needs to be accepted again.`}</p>
      )}
      <NumberField control={control} name="parts" label="Installments" hint={`1 to ${mostInstallments}`} />
      <SelectField control={control} name="dates" label="Dates" choices={dateChoices} />
      <DayField control={control} name="firstDueOn" label={days.length > 1 ? 'First due date' : 'Due date'} />
      {when.dates === 'chosen' &&
        days
          .slice(1)
          .map((day, index) => (
            <DayField
              key={index}
              control={control}
              name={`days.${index + 1}`}
              label={`Due date ${index + 2}`}
              hint={dayInWords(day)}
            />
          ))}
      <MoneyField control={control} name="deposit" label="Deposit" currency={currency} isOptional />
      <SelectField control={control} name="autopay" label="Automatic card payments" choices={autopayChoices} />
      <NumberField
        control={control}
        name="graceDays"
        label="Days of grace"
        hint="If an installment isn’t paid by then, treasurers get an email."
      />
      <p role="status">{previewOf(balanceMinor, currency, deposit?.amountMinor, days)}</p>
    </ActDialog>
  );
}

const dateChoices = [
  { value: 'monthly', label: 'A month apart' },
  { value: 'chosen', label: 'Choose each date' },
];
const autopayChoices = [
  { value: 'optional', label: 'The payer decides' },
  { value: 'required', label: 'Required' },
];

function previewOf(
  owedMinor: number,
  currency: TeamInvoice['currency'],
  depositMinor: number | undefined,
  dueOn: readonly string[],
): string {
  const deposit = depositMinor && depositMinor > 0 ? depositMinor : undefined;
  if (dueOn.length === 0 || (deposit ?? 0) >= owedMinor) return '';
  const parts = installmentsOf({ amountMinor: owedMinor, currency }, { depositMinor: deposit, dueOn });
  if (!deposit)
    return scheduleWords(
      parts.map(({ amountMinor, dueOn: on = '' }) => ({ amountMinor, on })),
      currency,
    );
  const rest = scheduleWords(
    parts.slice(1).map(({ amountMinor, dueOn: on = '' }) => ({ amountMinor, on })),
    currency,
  );
  return `${formatMoney({ amountMinor: deposit, currency })} when they accept, then ${rest}`;
}
