import { useState } from 'react';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface NumberEntryProps {
  /** Whose number it is. */
  readonly name: string;
  readonly onDone: (count: number) => void;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** No score has more. */
const most = 3;

/** A number of several digits on keys of the page: no keyboard comes up in front of the score. */
export function NumberEntry({ name, onDone }: NumberEntryProps) {
  const [text, setText] = useState('');
  const add = (digit: number) => setText((now) => (now.length < most ? `${Number(now + digit)}` : now));
  return (
    <>
      <output className="number-entry" aria-label={`Number for ${name}`}>
        {text || '–'}
      </output>
      {digits.map((digit) => (
        <Digit key={digit} digit={digit} name={name} onPress={add} />
      ))}
      <button type="button" aria-label={`Delete last digit, ${name}`} onClick={() => setText(text.slice(0, -1))}>
        <LineIcon name="undo" size={20} />
      </button>
      <Digit digit={0} name={name} onPress={add} />
      <button type="button" aria-label={`Done, ${name}`} onClick={() => text && onDone(Number(text))}>
        <LineIcon name="check" size={20} />
      </button>
    </>
  );
}

interface DigitProps {
  readonly digit: number;
  readonly name: string;
  readonly onPress: (digit: number) => void;
}

const Digit = ({ digit, name, onPress }: DigitProps) => (
  <button type="button" aria-label={`Digit ${digit}, ${name}`} onClick={() => onPress(digit)}>
    {digit}
  </button>
);
