import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import type { Product } from '#shared/events/discounts/products-of.ts';
import type { Currency } from '#shared/money.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { CodeForm } from '#web/app/discounts/code-form.tsx';
import { CodeTable } from '#web/app/discounts/code-table.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface EventCodesProps {
  readonly eventId: string;
  /** Of the event's price. */
  readonly currency: Currency;
  /** The event is a community’s, so that a code can be for its members. */
  readonly hasMembers: boolean;
  readonly discounts: readonly Discount[];
  /** What the event sells. */
  readonly products: readonly Product[];
}

/** The codes with which players pay less for an event. */
export function EventCodes({ eventId, currency, hasMembers, discounts, products }: EventCodesProps) {
  const [open, setOpen] = useState<'new' | Discount>();
  const close = () => setOpen(undefined);
  const end = useOperation(eventDiscounts, 'endEventDiscount', { done: (_, { code }) => `${code} ended` });
  const { run, ...save } = useOperation(eventDiscounts, 'saveEventDiscount', {
    done: ({ code }) => `${code} works now`,
    onDone: close,
    isForm: true,
  });
  return (
    <SpaceBetween size="l">
      <CodeTable
        discounts={discounts}
        {...(products.length > 1 && { scopeOf: (discount) => productWords(discount, products) })}
        isEnding={({ code }) => end.isRunningOn({ code })}
        onEnd={({ code }) => void end.run({ eventId, code })}
        onEdit={setOpen}
        actions={!open && <Button onClick={() => setOpen('new')}>New code</Button>}
      />
      {open && (
        <CodeForm
          key={open === 'new' ? open : open.code}
          edited={open === 'new' ? undefined : open}
          save={{ ...save, run: ({ subjectId: _, modes: __, stacks: ___, ...said }) => run({ eventId, ...said }) }}
          currency={currency}
          hasMembers={hasMembers}
          products={products}
          onClose={close}
        />
      )}
    </SpaceBetween>
  );
}

/** `Early ticket or Racket rental`, or `Every spot and ticket` */
function productWords({ products: keys }: Discount, sold: readonly Product[]): string {
  if (!keys) return 'Every spot and ticket';
  const found = keys.flatMap((key) => sold.find((one) => one.key === key)?.label ?? []);
  return found.length > 0 ? found.join(' or ') : 'Nothing that is still sold';
}
