import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** A code that lowers the price, or the way back from it. */
export function CodeEntry({ order }: { readonly order: Order }) {
  const [isAsked, setAsked] = useState(false);
  const { orderId, code } = order;
  const remove = useOperation(ordersContract, 'removeCode');
  if (code)
    return (
      <Button variant="inline-link" loading={remove.isRunning} onClick={() => void remove.run({ orderId })}>
        {`Remove the code ${code}`}
      </Button>
    );
  if (isAsked) return <CodeForm orderId={orderId} onDone={() => setAsked(false)} />;
  return (
    <Button variant="inline-link" onClick={() => setAsked(true)}>
      Add a code
    </Button>
  );
}

interface CodeFormProps extends Pick<Order, 'orderId'> {
  readonly onDone: () => void;
}

function CodeForm({ orderId, onDone }: CodeFormProps) {
  const form = useOperationForm(ordersContract, 'applyCode', { defaults: { code: '' }, also: { orderId }, onDone });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Apply</SubmitButton>}>
      <TextField control={form.control} name="code" label="Code" />
    </FormView>
  );
}
