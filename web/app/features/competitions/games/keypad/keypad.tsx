import { useRef, useState } from 'react';
import { NumberEntry } from './number-entry.tsx';

interface KeypadProps {
  readonly name: string;
  /** `Runs`, `Goals`, `Points`. */
  readonly unit: string;
  readonly picked: number | undefined;
  /** What a set is played to, where that is more than the keys show. */
  readonly to: number | undefined;
  readonly onPick: (count: number) => void;
}

const keys = Array.from({ length: 12 }, (_, count) => count);

/** The keys of one side: 0 to 11 and what a set is played to by one press, everything above by its digits. */
export function Keypad({ name, unit, picked, to, onPick }: KeypadProps) {
  const [isTyping, setTyping] = useState(false);
  const above = useRef<HTMLButtonElement>(null);
  const done = (count: number) => {
    setTyping(false);
    above.current?.focus();
    onPick(count);
  };
  const shown = to === undefined ? keys : [...keys, to];
  const more = picked !== undefined && !shown.includes(picked) ? `${picked}` : undefined;
  return (
    <fieldset className="keypad">
      <legend>{`${unit}, ${name}`}</legend>
      {isTyping && <NumberEntry name={name} onDone={done} />}
      {!isTyping && shown.map((count) => <Key key={count} {...{ name, count, picked, onPick }} />)}
      <button
        ref={above}
        type="button"
        className={shown === keys || isTyping ? 'keypad-row' : 'keypad-rest'}
        aria-label={`${aboveWords(isTyping, more)}, ${name}`}
        aria-pressed={more !== undefined && !isTyping}
        onClick={() => setTyping(!isTyping)}
      >
        {aboveWords(isTyping, more)}
      </button>
    </fieldset>
  );
}

type KeyProps = Pick<KeypadProps, 'name' | 'picked' | 'onPick'> & { readonly count: number };

const Key = ({ name, count, picked, onPick }: KeyProps) => (
  <button type="button" aria-label={`${name} ${count}`} aria-pressed={picked === count} onClick={() => onPick(count)}>
    {count}
  </button>
);

/** What the last key says: the way to the digits and back, with the number that was entered there. */
function aboveWords(isTyping: boolean, more: string | undefined): string {
  if (isTyping) return '0 to 11';
  return more ? `${more} (12 or more)` : '12 or more';
}
