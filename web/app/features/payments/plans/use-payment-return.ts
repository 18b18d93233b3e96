import { useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { plansContract } from '#shared/payments/plans/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { onOtherTab, tellOtherTabs } from './payment-news.ts';

const reloadMs = 1000;

/** What the address says on the way back from paying; it only starts the reading of what was paid (decision D30). */
function wordsFor(search: URLSearchParams): string | undefined {
  if (search.get('redirect_status') === 'succeeded') return 'Congratulations, Payment was successful!';
  if (search.get('paymentsuccessful') === 'true') return 'Payment successful! Your subscription has been activated.';
  return undefined;
}

/** A change of payments: the page is read again after a second, and other tabs at once (R-PAY-16 and R-PAY-17). */
export function usePaymentNews(): () => void {
  const { revalidate } = useRevalidator();
  useEffect(() => onOtherTab(() => void revalidate()), [revalidate]);
  return () => {
    tellOtherTabs();
    setTimeout(() => void revalidate(), reloadMs);
  };
}

/** Says what became of a payment that the payer comes back from, by its record, and clears the address. */
export function usePaymentReturn(tell: () => void): void {
  const [search, setSearch] = useSearchParams();
  const settle = useOperation(plansContract, 'settlePlanCheckout', { rereads: false, showsProblem: true });
  const isAsked = useRef(false);
  const words = wordsFor(search);
  const checkoutId = search.get('checkout') ?? '';
  useEffect(() => {
    if (!words || isAsked.current) return;
    isAsked.current = true;
    void settle.run({ checkoutId }).then((answer) => {
      if (answer?.status === 'active') notify('success', words);
      else notify('info', 'Your payment isn’t confirmed yet. We’ll email you when it is.');
      setSearch({ tab: 'payments' }, { replace: true });
      tell();
    });
  }, [words, checkoutId, settle, setSearch, tell]);
}
