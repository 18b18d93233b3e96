import * as z from 'zod';
import { type Currency, formatMoney, Price } from '#shared/money.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import type { HeldCredit } from '#shared/payments/credits/schemas.ts';
import type { Treasury } from '#shared/payments/invoices/treasury.ts';
import { Line } from '#shared/text.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const Said = z.object({ amount: Price, reason: Line(2, 200, 'The reason') });
const Grant = Said.extend({ personId: z.string('Choose a player.').min(1, 'Choose a player.') });

interface GrantFormProps {
  readonly teamId: string;
  readonly people: Treasury['people'];
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** Gives a player credit, or the parent who pays for them. */
export function GrantForm({ teamId, people, currency, onClose }: GrantFormProps) {
  const { run, ...grant } = useOperation(creditsContract, 'grantCredit', {
    done: 'Credit given',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Grant,
    { personId: '', reason: '' },
    { ...grant, run: ({ amount, ...said }) => run({ teamId, amountMinor: amount.amountMinor, ...said }) },
  );
  const { control } = form;
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Give credit</SubmitButton>}
    >
      <SelectField
        control={control}
        name="personId"
        label="Player"
        choices={people.map(({ personId, name }) => ({ value: personId, label: name }))}
      />
      <p>For a child, it goes to the parent who pays for them. They see the reason.</p>
      <MoneyField control={control} name="amount" label="Amount" currency={currency} />
      <TextField control={control} name="reason" label="Reason" placeholder="Helped at the gate" max={200} />
    </FormView>
  );
}

interface DebitFormProps {
  readonly teamId: string;
  readonly held: HeldCredit;
  readonly onClose: () => void;
}

/** Takes back what a person did not use yet. */
export function DebitForm({ teamId, held: { userId, name, balanceMinor, currency }, onClose }: DebitFormProps) {
  const { run, ...debit } = useOperation(creditsContract, 'debitCredit', {
    done: 'Credit taken back',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Said,
    { amount: { amountMinor: balanceMinor, currency }, reason: '' },
    { ...debit, run: ({ amount, reason }) => run({ teamId, userId, amountMinor: amount.amountMinor, reason }) },
  );
  const { control } = form;
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Take back</SubmitButton>}
    >
      <p>{`${name} has ${formatMoney({ amountMinor: balanceMinor, currency })}. They see the reason.`}</p>
      <MoneyField control={control} name="amount" label="Amount" currency={currency} />
      <TextField control={control} name="reason" label="Reason" max={200} />
    </FormView>
  );
}
