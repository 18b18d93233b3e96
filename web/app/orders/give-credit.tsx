import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as z from 'zod';
import { Price } from '#shared/money.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { Line } from '#shared/text.ts';
import { ActDialog } from '#web/app/forms/act-dialog.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const Gift = z.object({ amount: Price, reason: Line(2, 200, 'The reason') });

type GiveCreditProps = { readonly order: Pick<Order, 'orderId' | 'payerName' | 'currency'> };

/** A host gives a player who paid them credit, with a reason that the player reads. */
export function GiveCredit({ order }: GiveCreditProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)}>
        Give credit
      </Button>
      {isOpen && <GiftDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiftDialog({
  order: { orderId, payerName, currency },
  onClose,
}: GiveCreditProps & { readonly onClose: () => void }) {
  const { run, ...give } = useOperation(creditsContract, 'giveCredit', {
    done: 'Credit given',
    isForm: true,
    onDone: onClose,
  });
  const form = useCheckedForm(
    Gift,
    { reason: '' },
    { ...give, run: ({ amount: { amountMinor }, reason }) => run({ orderId, amountMinor, reason }) },
  );
  const { control } = form;
  return (
    <ActDialog form={form} title={`Give ${payerName} credit`} verb="Give credit" onClose={onClose}>
      <p>We take it off the price first the next time they pay you by card. They see the reason.</p>
      <MoneyField control={control} name="amount" label="Amount" currency={currency} />
      <TextField control={control} name="reason" label="Reason" placeholder="Helped at the gate" max={200} />
    </ActDialog>
  );
}
