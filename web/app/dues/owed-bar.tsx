import { type Currency, formatMoney } from '#shared/money.ts';
import './owed.css';

/** A part of what was charged: paid, late, or to come. */
interface OwedPart {
  readonly key: 'paid' | 'late' | 'soon';
  readonly amountMinor: number;
  /** `due soon`, after the sum. */
  readonly words: string;
}

interface OwedBarProps {
  readonly parts: readonly OwedPart[];
  readonly currency: Currency;
}

/** What was paid and what was not, as parts of one bar with a legend. */
export function OwedBar({ parts, currency }: OwedBarProps) {
  const shown = parts.filter(({ amountMinor }) => amountMinor > 0);
  if (shown.length === 0) return null;
  return (
    <div className="owed-bar">
      <div aria-hidden="true">
        {shown.map(({ key, amountMinor }) => (
          <span key={key} className={`owed-${key}`} style={{ flexGrow: amountMinor }} />
        ))}
      </div>
      <ul>
        {shown.map(({ key, amountMinor, words }) => (
          <li key={key} className={`owed-${key}`}>{`${formatMoney({ amountMinor, currency })} ${words}`}</li>
        ))}
      </ul>
    </div>
  );
}
