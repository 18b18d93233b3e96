import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import * as z from 'zod';
import { formatMoney, Price } from '#shared/money.ts';
import { Day, Memo, mostInstallments } from '#shared/payments/invoices/schemas.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { monthlyFrom } from '#shared/payments/invoices/totals.ts';
import type { Treasury } from '#shared/payments/invoices/treasury.ts';
import { splitMoney } from '#shared/payments/split-money.ts';
import { quantity } from '#shared/quantity.ts';
import { Line } from '#shared/text.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { dayWords } from './money-words.ts';

const FeeFields = z.object({
  name: Line(2, 80, 'The name'),
  amount: Price,
  who: z.string(),
  personIds: z.array(z.string()),
  firstDueOn: Day,
  installments: z.int('A whole number.').min(1, 'At least 1.').max(mostInstallments, `At most ${mostInstallments}.`),
  /** Percent. */
  tax: z.number('Enter a rate.').min(0, 'Enter 0 or more.').max(50, 'At most 50%.').optional(),
  memo: Memo.optional(),
});
type FeeFields = z.output<typeof FeeFields>;

interface FeeFormProps {
  readonly teamId: string;
  readonly treasury: Treasury;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;
const usualDays = 14;

/** A fee for everyone, a division or chosen players, at once or in monthly installments. */
export function FeeForm({ teamId, treasury: { squads, people, withoutAccount, settings }, onClose }: FeeFormProps) {
  const { run, ...charge } = useOperation(teamMoney, 'chargeFee', {
    done: ({ invoices }) => `${quantity(invoices, 'invoice')} sent`,
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    FeeFields,
    {
      name: '',
      who: 'everyone',
      personIds: [],
      firstDueOn: new Date(Date.now() + usualDays * dayMs).toISOString().slice(0, 10),
      installments: 1,
    },
    { ...charge, run: (fields) => run({ teamId, ...toFee(fields) }) },
  );
  const { control, values } = form;
  const [who, amount, first, parts] = values.watch(['who', 'amount', 'firstDueOn', 'installments']);
  return (
    <Container header={<Header variant="h2">New fee</Header>}>
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: onClose }}
        actions={<SubmitButton form={form}>Send invoices</SubmitButton>}
      >
        <TextField control={control} name="name" label="Name" placeholder="Spring fee" max={80} />
        <MoneyField control={control} name="amount" label="Amount for each player" currency={settings.currency} />
        <SelectField
          control={control}
          name="who"
          label="Who pays"
          choices={[
            { value: 'everyone', label: `Everyone (${people.length})` },
            ...squads.map(({ squadId, name }) => ({ value: squadId, label: name })),
            { value: 'people', label: 'Players you choose' },
          ]}
          hint={
            withoutAccount > 0
              ? `${quantity(withoutAccount, 'player')} without an account can’t get an invoice. Invite them first.`
              : 'Parents get the invoices of their children.'
          }
        />
        {who === 'people' && (
          <MultiselectField
            control={control}
            name="personIds"
            label="Players"
            choices={people.map(({ personId, name }) => ({ value: personId, label: name }))}
          />
        )}
        <DayField control={control} name="firstDueOn" label={parts > 1 ? 'First due date' : 'Due date'} />
        <NumberField
          control={control}
          name="installments"
          label="Installments"
          hint={planWords(amount, first, parts) ?? '1 is all at once; up to 12, a month apart.'}
        />
        <NumberField control={control} name="tax" label="Tax in the price (%)" step="any" isOptional />
        <TextField control={control} name="memo" label="Note on the invoice" max={500} isOptional />
      </FormView>
    </Container>
  );
}

function toFee({ name, amount, who, personIds, firstDueOn, installments, tax = 0, memo = '' }: FeeFields) {
  const said = { name, amountMinor: amount.amountMinor, taxRate: Math.round(tax * 100), memo };
  return { ...said, dueOn: [...monthlyFrom(firstDueOn, installments)], who: chargedBy(who, personIds) };
}

function chargedBy(who: string, personIds: string[]) {
  if (who === 'everyone') return { kind: 'everyone' as const };
  return who === 'people' ? { kind: 'people' as const, personIds } : { kind: 'squad' as const, squadId: who };
}

/** `$40.00 on Dec 1, Jan 1 and Feb 1`, once it can be said. */
function planWords(amount: z.input<typeof Price> | undefined, first: string, parts: number): string | undefined {
  if (!amount || Number.isNaN(amount.amountMinor) || !(parts > 1 && parts <= mostInstallments) || !first) return;
  const [amountMinor = 0] = splitMoney(amount, parts);
  const days = monthlyFrom(first, parts).map(dayWords).join(', ');
  return `${formatMoney({ ...amount, amountMinor })} on ${days}.`;
}
