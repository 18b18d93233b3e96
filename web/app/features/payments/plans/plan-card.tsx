import type { ReactNode } from 'react';
import type { OfferedPlan } from '#shared/payments/plans/schemas.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { amountWords } from './plan-words.ts';
import './plans.css';

interface PlanCardProps {
  readonly plan: OfferedPlan;
  readonly isCurrent?: boolean;
  /** What the reader can do with it. */
  readonly children: ReactNode;
}

/** A plan: its label, its price for a period and what one gets (R-PLAN-09 to R-PLAN-12). */
export const PlanCard = ({ plan: { label, cost, period, features }, isCurrent = false, children }: PlanCardProps) => (
  <li className="plan-card">
    <div className="plan-head">
      <h3>{label}</h3>
      {isCurrent && <Chip tone="in">Your plan</Chip>}
    </div>
    <p className="plan-price">
      <strong>{amountWords(cost)}</strong>
      <span>/{period}</span>
    </p>
    <ul className="plan-features">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <div className="plan-deed">{children}</div>
  </li>
);
