import { useState } from 'react';

interface KeypadProps {
  /** `Runs, Heroes`: what is counted, and whose it is. */
  readonly label: string;
  /** The number as text; empty before a key is pressed. */
  readonly value: string;
  readonly onPress: (value: string) => void;
}

const keys = Array.from({ length: 12 }, (_, number) => String(number));

/** One tap says the number of a side; larger ones are typed. */
export function Keypad({ label, value, onPress }: KeypadProps) {
  const isLarge = value.length > 1 && !keys.includes(value);
  const [isTyping, setTyping] = useState(isLarge);
  const [typed, setTyped] = useState(isLarge ? value : '');
  return (
    <fieldset className="keypad">
      <legend>{label}</legend>
      <div className="keypad-keys">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={`${key}, ${label}`}
            aria-pressed={value === key}
            onClick={() => onPress(key)}
          >
            {key}
          </button>
        ))}
      </div>
      {isTyping ? (
        <span className="keypad-large">
          <input
            type="text"
            inputMode="numeric"
            maxLength={3}
            aria-label={`Number for ${label}`}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
          />
          <button type="button" disabled={typed === ''} onClick={() => onPress(typed)}>
            OK
          </button>
        </span>
      ) : (
        <button type="button" className="keypad-more" onClick={() => setTyping(true)}>
          12 or more
        </button>
      )}
    </fieldset>
  );
}
