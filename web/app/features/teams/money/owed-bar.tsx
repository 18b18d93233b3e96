import { type Currency, formatMoney } from '#shared/money.ts';
import type { MoneySums } from '#shared/payments/invoices/treasury.ts';

interface OwedBarProps {
  readonly sums: MoneySums;
  readonly currency: Currency;
}

/** What was paid, what is late and what is due soon, as parts of one bar with a legend. */
export function OwedBar({ sums: { paidMinor, lateMinor, soonMinor }, currency }: OwedBarProps) {
  const parts = [
    { key: 'paid', amountMinor: paidMinor, words: 'paid' },
    { key: 'late', amountMinor: lateMinor, words: 'late' },
    { key: 'soon', amountMinor: soonMinor, words: 'due soon' },
  ].filter(({ amountMinor }) => amountMinor > 0);
  if (parts.length === 0) return null;
  return (
    <div className="owed-bar">
      <div aria-hidden="true">
        {parts.map(({ key, amountMinor }) => (
          <span key={key} className={`owed-${key}`} style={{ flexGrow: amountMinor }} />
        ))}
      </div>
      <ul>
        {parts.map(({ key, amountMinor, words }) => (
          <li key={key} className={`owed-${key}`}>{`${formatMoney({ amountMinor, currency })} ${words}`}</li>
        ))}
      </ul>
    </div>
  );
}
