import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray } from 'react-hook-form';
import * as z from 'zod';
import { type Currency, formatMoney, Price } from '#shared/money.ts';
import { mostLines } from '#shared/payments/invoices/invoice-operations.ts';
import { Day, Memo } from '#shared/payments/invoices/schemas.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { Treasury } from '#shared/payments/invoices/treasury.ts';
import { Line } from '#shared/text.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { FieldGroup } from '#web/app/forms/field-group.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const mostOfTitle = 80;

const Fields = z.object({
  title: Line(0, mostOfTitle, 'The title'),
  personId: z.string('Choose a player.').min(1, 'Choose a player.'),
  lines: z
    .array(
      z.object({
        // The first one is the title where there is none.
        text: Line(2, 120, 'What it is for'),
        quantity: z.int('A whole number.').min(1, 'At least 1.').max(999, 'At most 999.'),
        price: Price,
        /** Percent. */
        tax: z.number('Enter a rate.').min(0, 'Enter 0 or more.').max(50, 'At most 50%.').optional(),
      }),
    )
    .min(1, 'Add a line.')
    .max(mostLines),
  dueOn: Day,
  memo: Memo.optional(),
});
type Fields = z.input<typeof Fields>;

interface InvoiceFormProps {
  readonly teamId: string;
  readonly treasury: Treasury;
  readonly onClose: () => void;
}

const usualMs = 14 * 86_400_000;

/** An invoice to one player, line by line. It stays a draft until it is sent. */
export function InvoiceForm({ teamId, treasury: { people, settings }, onClose }: InvoiceFormProps) {
  const { run, ...create } = useOperation(teamMoney, 'createInvoice', {
    done: 'Draft saved. Check it and send it.',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Fields,
    {
      title: '',
      personId: '',
      lines: [emptyLine(settings.currency)],
      dueOn: new Date(Date.now() + usualMs).toISOString().slice(0, 10),
    },
    { ...create, run: (fields) => run({ teamId, ...toInvoice(fields) }) },
  );
  const { control, values } = form;
  return (
    <Container header={<Header variant="h2">New invoice</Header>}>
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: onClose }}
        actions={<SubmitButton form={form}>Save draft</SubmitButton>}
      >
        <SelectField
          control={control}
          name="personId"
          label="Player"
          hint="Parents get the invoices of their children."
          choices={people.map(({ personId, name }) => ({ value: personId, label: name }))}
          filteringType="auto"
        />
        <LineFields control={control} currency={settings.currency} />
        <p className="money-note" aria-live="polite">
          {`Total ${formatMoney({ amountMinor: totalIn(values.watch('lines')), currency: settings.currency })}`}
        </p>
        <DayField control={control} name="dueOn" label="Due date" />
        <TextField
          control={control}
          name="title"
          label="Title"
          hint="Without one, it’s called what the first line says."
          placeholder="Tournament trip"
          max={mostOfTitle}
          isOptional
        />
        <TextField control={control} name="memo" label="Note on the invoice" max={500} isOptional />
      </FormView>
    </Container>
  );
}

function LineFields({ control, currency }: { readonly control: Control<Fields>; readonly currency: Currency }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Line ${index + 1}`}>
          <div className="invoice-line">
            <TextField control={control} name={`lines.${index}.text`} label="What it is for" max={120} />
            <NumberField control={control} name={`lines.${index}.quantity`} label="Quantity" />
            <MoneyField control={control} name={`lines.${index}.price`} label="Price of one" currency={currency} />
            <NumberField
              control={control}
              name={`lines.${index}.tax`}
              label="Tax in the price (%)"
              step="any"
              isOptional
            />
            {fields.length > 1 && (
              <Button formAction="none" onClick={() => remove(index)}>{`Remove line ${index + 1}`}</Button>
            )}
          </div>
        </FieldGroup>
      ))}
      {fields.length < mostLines && (
        <Button formAction="none" iconName="add-plus" onClick={() => append(emptyLine(currency))}>
          Add line
        </Button>
      )}
    </SpaceBetween>
  );
}

/** A line whose price is not entered yet. */
const emptyLine = (currency: Currency) => ({
  text: '',
  quantity: 1,
  price: { amountMinor: Number.NaN, currency },
});

const toInvoice = ({ title, personId, lines, dueOn, memo = '' }: z.output<typeof Fields>) => ({
  title: title || (lines[0]?.text ?? '').slice(0, mostOfTitle),
  personId,
  dueOn,
  memo,
  lines: lines.map(({ text, quantity, price, tax = 0 }) => ({
    text,
    quantity,
    unitMinor: price.amountMinor,
    taxRate: Math.round(tax * 100),
  })),
});

/** What the lines come to so far, in minor units. */
const totalIn = (lines: readonly Partial<Fields['lines'][number]>[]): number =>
  lines.reduce((sum, { quantity, price }) => sum + (quantity || 0) * (price?.amountMinor || 0), 0);
