import { type SeasonCheckout, seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { AidPanel } from '#web/app/discounts/aid-panel.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface SeasonAidProps {
  readonly seasonId: string;
  readonly checkout: SeasonCheckout;
}

/** Asking the community of a season to pay less; nothing where that can’t be asked. */
export function SeasonAid({ seasonId, checkout: { aid, automatic } }: SeasonAidProps) {
  const { run, ...ask } = useOperation(seasonCheckout, 'askForSeasonAid', { isForm: true });
  if (!aid) return null;
  const isWaiting = automatic.some(({ rule }) => rule === 'aid');
  return (
    <section className="season-checkout" aria-label="Financial aid">
      <AidPanel aid={aid} isWaiting={isWaiting} ask={{ ...ask, run: (said) => run({ seasonId, ...said }) }} />
    </section>
  );
}
