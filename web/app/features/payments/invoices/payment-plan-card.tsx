import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { formatMoney } from '#shared/money.ts';
import { cardWords, dayInWords } from '#shared/payments/installments/plan-words.ts';
import type { SeenInstallment, SeenPlan } from '#shared/payments/installments/schemas.ts';
import type { Invoice } from '#shared/payments/invoices/contract.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { AcceptPlan } from './accept-plan.tsx';
import { PayInstallment, UpdateCard } from './plan-acts.tsx';
import { WaiveInstallment } from './waive-installment.tsx';

interface PaymentPlanCardProps {
  readonly invoice: Invoice;
  readonly plan: SeenPlan;
}

/** A payment plan as its payer and the treasurers see it: each installment, how it stands, and what can be done about it. */
export function PaymentPlanCard({ invoice, plan }: PaymentPlanCardProps) {
  const { isOwn, balanceMinor, payerName, teamName } = invoice;
  const isOpen = balanceMinor > 0;
  // The whole schedule is a sentence until the payer accepts it: the first day depends on how they pay.
  const isAsked = !plan.isAccepted && isOpen && isOwn;
  return (
    <section className="invoice-plan" aria-label="Payment plan">
      <h2>Payment plan</h2>
      {isAsked && <AcceptPlan invoice={invoice} plan={plan} />}
      {!plan.isAccepted && isOpen && !isOwn && <p>{`Waiting for ${payerName} to accept.`}</p>}
      {plan.isAccepted && <p>{howWords(plan, isOwn, teamName)}</p>}
      {!isAsked && (
        <ol>
          {plan.installments.map((one, index) => (
            <li key={`${index} ${one.amountMinor}`}>
              <Installment invoice={invoice} plan={plan} one={one} index={index} />
            </li>
          ))}
        </ol>
      )}
      {plan.card && isOwn && isOpen && <SavedCard invoiceId={invoice.invoiceId} card={plan.card} />}
    </section>
  );
}

function howWords({ isAutomatic, card }: SeenPlan, isOwn: boolean, teamName: string): string {
  if (!isAutomatic || !card)
    return isOwn ? 'You pay each installment yourself.' : 'They pay each installment themselves.';
  return isOwn
    ? `${teamName} charges your ${cardWords(card)} on each due date.`
    : `Their ${cardWords(card)} is charged on each due date.`;
}

interface InstallmentProps extends PaymentPlanCardProps {
  readonly one: SeenInstallment;
  readonly index: number;
}

function Installment({ invoice, plan, one, index }: InstallmentProps) {
  const { currency, isOwn, takesCards, balanceMinor } = invoice;
  const [tone, words] = chipOf(one);
  const isOwed = one.restMinor > 0 && balanceMinor > 0 && one.state !== 'processing';
  const isNext = plan.installments.findIndex(({ restMinor }) => restMinor > 0) === index;
  return (
    <>
      <span>
        <strong>{formatMoney({ amountMinor: one.amountMinor, currency })}</strong>
        {one.isDeposit && ' deposit'}
        {one.restMinor > 0 && one.restMinor < one.amountMinor && (
          <small>{` ${formatMoney({ amountMinor: one.restMinor, currency })} left`}</small>
        )}
      </span>
      <Chip tone={tone}>{words}</Chip>
      {one.failure && <p>{failureWords(one)}</p>}
      {one.reason && <p>{one.reason}</p>}
      {isOwed && isOwn && isNext && takesCards && plan.isAccepted && (
        <PayInstallment invoice={invoice} plan={plan} index={index} />
      )}
      {isOwed && !isOwn && <WaiveInstallment invoice={invoice} plan={plan} index={index} />}
    </>
  );
}

const failureWords = ({ failure = '', nextTryOn }: SeenInstallment): string =>
  nextTryOn ? `${failure} We’ll try again on ${dayInWords(nextTryOn)}.` : failure;

/** What an installment says of itself, and how that is colored. */
function chipOf({ state, dueOn }: SeenInstallment) {
  const day = dueOn ? `on ${dayInWords(dueOn)}` : 'when you accept';
  const chips = {
    scheduled: ['plain', `Due ${day}`],
    processing: ['wait', 'Being charged'],
    paid: ['in', 'Paid'],
    failed: ['bad', 'Payment failed'],
    past_due: ['bad', `Late · was due ${day}`],
    waived: ['plain', 'Waived'],
    cancelled: ['plain', 'Not due anymore'],
  } as const;
  return chips[state];
}

const lookAgainMs = 2000;
const mostLooks = 45;

interface SavedCardProps {
  readonly invoiceId: string;
  readonly card: NonNullable<SeenPlan['card']>;
}

/** The payer's card. Where they come back from saving another one, the page looks until it is there and what is due is charged. */
function SavedCard({ invoiceId, card }: SavedCardProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const before = search.get('card');
  const isLooking = before !== null && looks < mostLooks;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      void revalidate();
    }, lookAgainMs);
    return () => clearTimeout(timer);
  }, [isLooking, looks, revalidate]);
  return (
    <div className="invoice-card">
      <span>{cardWords(card)}</span>
      <UpdateCard invoiceId={invoiceId} />
      {isLooking && before === card.last4 && <p role="status">Saving your card…</p>}
    </div>
  );
}
