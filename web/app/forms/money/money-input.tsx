import Input, { type InputProps } from '@cloudscape-design/components/input';
import { type Ref, useEffect, useState } from 'react';
import { type Currency, figureOf, type Money, parseMoney, sameFigureIn } from '#shared/money.ts';
import './money-input.css';

interface MoneyInputProps {
  readonly ref?: Ref<InputProps.Ref>;
  readonly name?: string;
  /** Where the field around it has no label of its own. */
  readonly ariaLabel?: string;
  /** Undefined while the input is empty. */
  readonly money: Money | undefined;
  readonly currency: Currency;
  readonly onChange: (money: Money | undefined) => void;
  readonly onBlur?: () => void;
}

/** An amount as the player types it. Text that cannot be read becomes NaN, which every schema of an amount refuses. */
export function MoneyInput({ money, currency, onChange, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(() => textOf(money));
  // The typed text stays, even `12.` or nothing, until the amount is changed from outside.
  const isTyped = Object.is(moneyIn(typed, currency)?.amountMinor, money?.amountMinor);
  useEffect(() => {
    if (money && money.currency !== currency) onChange(sameFigureIn(money, currency));
  }, [money, currency, onChange]);
  const change = (next: string) => {
    setTyped(next);
    onChange(moneyIn(next, currency));
  };
  return (
    <div className="money-input">
      <span>{signOf(currency)}</span>
      <Input
        {...input}
        inputMode="decimal"
        value={isTyped ? typed : textOf(money)}
        onChange={({ detail }) => change(detail.value)}
      />
    </div>
  );
}

/** `$`, `A$`, `€` */
const signOf = (currency: Currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const moneyIn = (typed: string, currency: Currency): Money | undefined =>
  typed.trim() === '' ? undefined : (parseMoney(typed, currency) ?? { amountMinor: Number.NaN, currency });
const textOf = (money: Money | undefined) => (money && !Number.isNaN(money.amountMinor) ? figureOf(money) : '');
