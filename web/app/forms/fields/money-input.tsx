import Input, { type InputProps } from '@cloudscape-design/components/input';
import { type Ref, useState } from 'react';

interface MoneyInputProps {
  readonly ref?: Ref<InputProps.Ref>;
  readonly name?: string;
  /** Where the field around it has no label of its own. */
  readonly ariaLabel?: string;
  /** In cents; undefined where nothing is said. */
  readonly amount: number | undefined;
  readonly onChange: (amount: number | undefined) => void;
  readonly onBlur?: () => void;
}

/** An amount, typed in whole units with cents behind the point, and kept in cents. */
export function MoneyInput({ amount, onChange, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(() => textOf(amount));
  // What was typed stays as it was typed, `12.` and nothing too, until the amount becomes another from outside.
  const text = (centsOf(typed) ?? 0) === (amount ?? 0) ? typed : textOf(amount);
  const change = (next: string) => {
    setTyped(next);
    onChange(centsOf(next));
  };
  return (
    <Input
      {...input}
      type="number"
      inputMode="decimal"
      step={0.01}
      value={text}
      onChange={({ detail }) => change(detail.value)}
    />
  );
}

const centsOf = (typed: string) => (typed === '' ? undefined : Math.round(Number(typed) * 100));
const textOf = (amount: number | undefined) => (amount === undefined ? '' : (amount / 100).toFixed(2));
