import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { type Currency, formatMoney } from '#shared/money.ts';
import { automaticOff } from '#shared/payments/discounts/automatic.ts';
import { automaticName, automaticWords, usesWords } from '#shared/payments/discounts/discount-words.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { AutomaticForm } from './automatic-form.tsx';
import type { Sold } from './load-team-money.ts';

interface AutomaticDiscountsProps {
  readonly teamId: string;
  /** Those that have not ended. */
  readonly discounts: readonly Discount[];
  readonly currency: Currency;
  readonly sold: readonly Sold[];
  readonly scopeOf: (discount: Discount) => string;
  readonly isActive: boolean;
  readonly isEnding: (discount: Discount) => boolean;
  readonly onEnd: (discount: Discount) => void;
}

/** What players get without a code, and what a family pays with all of it. */
export function AutomaticDiscounts(props: AutomaticDiscountsProps) {
  const { teamId, discounts, currency, sold, scopeOf, isActive, isEnding, onEnd } = props;
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <>
      <h3>Automatic discounts</h3>
      {discounts.length === 0 && (
        <p className="money-note">
          None yet. Early birds, members, siblings and returning players can pay less without a code.
        </p>
      )}
      {discounts.length > 0 && (
        <ul className="money-list">
          {discounts.map((discount) => (
            <li key={discount.code}>
              <span className="money-grows">
                <b>{automaticName(discount, new Date())}</b>
                {`: ${automaticWords(discount)}. ${scopeOf(discount)}. ${usesWords(discount)}.`}
              </span>
              <Button
                ariaLabel={`End ${automaticName(discount, new Date())}`}
                loading={isEnding(discount)}
                onClick={() => onEnd(discount)}
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
      {discounts.length > 0 && <p className="money-note">{familyWords(discounts, currency)}</p>}
      {isAdding && <AutomaticForm teamId={teamId} currency={currency} sold={sold} onClose={close} />}
      {isActive && !isAdding && (
        <div>
          <Button iconName="add-plus" onClick={() => setAdding(true)}>
            New automatic discount
          </Button>
        </div>
      )}
    </>
  );
}

const children = ['A', 'B', 'C'].map((letter) => `dep_0000000000000000000000000${letter}`);
const eachMinor = 10_000;

/** `Three children at $100.00 each cost a family $243.00 instead of $300.00, before the service fee.` */
function familyWords(discounts: readonly Discount[], currency: Currency): string {
  const lines = children.map((personId) => ({
    kind: 'registration' as const,
    personId,
    name: '',
    mode: 'individual',
    amountMinor: eachMinor,
  }));
  const facts = { siblings: 0, returning: new Set<string>(), members: new Set<string>() };
  const applied = automaticOff(lines, discounts, facts, { currency, now: new Date() });
  const { subtotalMinor } = pricedWith(lines, undefined, { plan: 'rookie', feePayer: 'player', currency }, applied);
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const full = money(eachMinor * children.length);
  return `Three children at ${money(eachMinor)} each cost a family ${money(subtotalMinor)} instead of ${full}, before the service fee.`;
}
