import Input, { type InputProps } from '@cloudscape-design/components/input';
import { type Ref, useState } from 'react';

interface MoneyInputProps {
  readonly ref: Ref<InputProps.Ref>;
  readonly name: string;
  /** In cents; undefined where nothing is said. */
  readonly amount: number | undefined;
  readonly onChange: (amount: number | undefined) => void;
  readonly onBlur: () => void;
}

/** An amount, typed in whole units with cents behind the point, and kept in cents. */
export function MoneyInput({ ref, name, amount, onChange, onBlur }: MoneyInputProps) {
  const [text, setText] = useState(() => (amount === undefined ? '' : (amount / 100).toFixed(2)));
  const change = (typed: string) => {
    setText(typed);
    onChange(typed === '' ? undefined : Math.round(Number(typed) * 100));
  };
  return (
    <Input
      ref={ref}
      name={name}
      type="number"
      inputMode="decimal"
      step={0.01}
      value={text}
      onChange={({ detail }) => change(detail.value)}
      onBlur={onBlur}
    />
  );
}
