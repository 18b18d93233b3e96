import type { ReactNode } from 'react';
import './fields.css';

/** The label; what need not be filled in says so. */
export const labelOf = ({ label, isOptional }: { label: string; isOptional?: boolean }): ReactNode =>
  isOptional ? (
    <span>
      {label} <i>- optional</i>
    </span>
  ) : (
    label
  );

/** The hint and the counter `n / max` (R-PROF-12), as far as there are any. */
export function constraint(hint: string | undefined, text: string, max: number | undefined): ReactNode {
  const counter = max === undefined ? undefined : `${text.length} / ${max}`;
  if (!hint || !counter) return hint ?? counter;
  return (
    <span className="hint-and-counter">
      <span>{hint}</span> <span>{counter}</span>
    </span>
  );
}
