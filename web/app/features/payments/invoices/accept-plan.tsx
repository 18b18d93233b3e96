import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import { agreesToCharge, planSchedule } from '#shared/payments/installments/plan-consent.ts';
import type { SeenPlan } from '#shared/payments/installments/schemas.ts';
import type { Invoice } from '#shared/payments/invoices/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { usePay } from '#web/app/orders/use-pay.ts';

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
  const { pay, isBusy } = usePay({ rereads: false });
  const accept = useOperation(installments, 'acceptPaymentPlan', { rereads: !agreesToCharges });
  const first = plan.installments.find(({ restMinor }) => restMinor > 0)?.restMinor ?? 0;
  const needsConsent = autopay === 'required' && !agreesToCharges;
  const start = async () => {
    setRefused(needsConsent);
    if (needsConsent) return;
    const made = await accept.run({ invoiceId, offer, agreesToCharges });
    if (made?.order) await pay(made.order.orderId);
  };
  return (
    <>
      <p>{planSchedule({ ...plan, currency, isAutomatic: agreesToCharges })}</p>
      {takesCards && (
        <Checkbox checked={agreesToCharges} onChange={({ detail }) => setAgrees(detail.checked)}>
          {agreesToCharge(teamName)}
        </Checkbox>
      )}
      {autopay === 'required' && <p>{`${teamName} asks for automatic card payments with this plan.`}</p>}
      {isRefused && needsConsent && <p role="alert">Tick the box to accept this plan.</p>}
      <Button loading={accept.isRunning || isBusy} onClick={() => void start()}>
        {agreesToCharges ? `Accept and pay ${formatMoney({ amountMinor: first, currency })}` : 'Accept plan'}
      </Button>
    </>
  );
}
