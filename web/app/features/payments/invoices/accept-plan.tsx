import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import { scheduleWords } from '#shared/payments/installments/plan-words.ts';
import type { SeenPlan } from '#shared/payments/installments/schemas.ts';
import type { Invoice } from '#shared/payments/invoices/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useCheckout } from './plan-acts.tsx';

interface AcceptPlanProps {
  readonly invoice: Invoice;
  readonly plan: SeenPlan;
}

/** The whole schedule in a sentence, the payer's consent to charges, and the button that says what is paid now. */
export function AcceptPlan({ invoice, plan }: AcceptPlanProps) {
  const { invoiceId, currency, teamName, takesCards = false } = invoice;
  const { offer, autopay } = plan;
  const [agreesToCharges, setAgrees] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { pay, isLeaving } = useCheckout();
  const accept = useOperation(installments, 'acceptPaymentPlan', { rereads: !agreesToCharges });
  const owed = plan.installments.filter(({ restMinor }) => restMinor > 0);
  const first = owed[0]?.restMinor ?? 0;
  const needsConsent = autopay === 'required' && !agreesToCharges;
  const start = async () => {
    setRefused(needsConsent);
    if (needsConsent) return;
    const made = await accept.run({ invoiceId, offer, agreesToCharges });
    if (made?.order) await pay(made.order.orderId);
  };
  const words = scheduleWords(
    owed.map(({ restMinor: amountMinor, dueOn = 'today' }, index) => ({
      amountMinor,
      on: index === 0 && agreesToCharges ? 'today' : dueOn,
    })),
    currency,
  );
  return (
    <>
      <p>{words}</p>
      {takesCards && (
        <Checkbox checked={agreesToCharges} onChange={({ detail }) => setAgrees(detail.checked)}>
          {`I agree that ${teamName} charges my card on these dates.`}
        </Checkbox>
      )}
      {autopay === 'required' && <p>{`${teamName} asks for automatic card payments with this plan.`}</p>}
      {isRefused && needsConsent && <p role="alert">Tick the box to accept this plan.</p>}
      <Button loading={accept.isRunning || isLeaving} onClick={() => void start()}>
        {agreesToCharges ? `Accept and pay ${formatMoney({ amountMinor: first, currency })}` : 'Accept plan'}
      </Button>
    </>
  );
}
