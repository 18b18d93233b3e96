import Button from '@cloudscape-design/components/button';
import type { ComponentProps, ReactNode } from 'react';
import { OrderLines } from '#web/app/orders/order-lines.tsx';

interface SaveCardSheetProps {
  /** The child that it is for, by name. */
  readonly player: string | undefined;
  /** The whole price. */
  readonly price: ComponentProps<typeof OrderLines>['order'];
  /** What the payer agrees to. */
  readonly consent: string;
  /** Where a code is entered. */
  readonly code?: ReactNode;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** The whole price, what the payer agrees to, and the button that saves the card. Nothing is charged. */
export function SaveCardSheet({ player, price, consent, code, isBusy, onSave }: SaveCardSheetProps) {
  const title = player ? `Save a card for ${player}` : 'Save a card';
  return (
    <section className="season-checkout" aria-label={title}>
      <h2>{title}</h2>
      <OrderLines order={price} viewerIsPayer />
      <p>{consent}</p>
      <p>Nothing is charged now. Withdraw before that, and you pay nothing.</p>
      <Button variant="primary" fullWidth loading={isBusy} onClick={onSave}>
        Agree and save card
      </Button>
      {code}
    </section>
  );
}
