import type { OfferedPlan } from '#shared/payments/plans/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { PlanCard } from './plan-card.tsx';

interface PricingProps {
  readonly title: string;
  readonly description: string;
  readonly kind: 'team' | 'user';
  readonly plans: readonly OfferedPlan[];
  readonly isOffered: boolean;
}

/** The plans of one kind beside each other, for any visitor. */
export const Pricing = ({ title, description, kind, plans, isOffered }: PricingProps) => (
  <Page
    title={title}
    description={isOffered ? description : 'Plans aren’t offered right now. Everything in Rovers is free to use.'}
  >
    {isOffered && (
      <ul className="plan-cards">
        {plans
          .filter((plan) => plan.kind === kind)
          .map((plan) => (
            <PlanCard key={plan.id} plan={plan}>
              <PageButton
                to={`${paths.settings('payments')}&plan=${kind}`}
                fullWidth
                ariaLabel={`Get started: ${plan.label}`}
              >
                Get started
              </PageButton>
            </PlanCard>
          ))}
      </ul>
    )}
  </Page>
);
