import { type Ref, useId } from 'react';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import './stars-choice.css';

const choices = ['1, bad', '2, poor', '3, all right', '4, good', '5, very good'];

interface StarsChoiceProps {
  readonly label: string;
  /** None are given yet at 0. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly firstRef?: Ref<HTMLInputElement>;
}

/** One to five, given by pressing a star; radio buttons to the keyboard and to a screen reader. */
export function StarsChoice({ label, value, onChange, firstRef }: StarsChoiceProps) {
  const group = useId();
  return (
    <div className="stars-choice" role="radiogroup" aria-label={label}>
      {choices.map((words, index) => (
        <label key={words} className={index < value ? 'is-given' : undefined}>
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={group}
            aria-label={words}
            checked={value === index + 1}
            onChange={() => onChange(index + 1)}
          />
          <LineIcon name="star" size={32} />
        </label>
      ))}
    </div>
  );
}
