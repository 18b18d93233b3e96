import { type ReactNode, type Ref, useId } from 'react';
import './chip-choice.css';

export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Where the label alone does not say it. */
  readonly name?: string;
}

interface ChipChoiceProps<Value extends string> {
  readonly label: string;
  /** The label is for people who do not see the page: what is chosen is plain to see. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly ChipOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly message?: string | undefined;
  /** To move the focus to where something is missing. */
  readonly firstRef?: Ref<HTMLInputElement>;
  /** After the chips. */
  readonly children?: ReactNode;
}

/** One of a few, each a chip; radio buttons to the keyboard and to a screen reader. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange, message, firstRef, children } = props;
  const id = useId();
  return (
    <fieldset className="chip-choice" aria-describedby={message ? `${id}-message` : undefined}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="chips">
        {options.map((option, index) => (
          <label key={option.value} className="chip">
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-label={option.name}
              aria-invalid={message !== undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {children}
      </div>
      <FieldMessage id={`${id}-message`}>{message}</FieldMessage>
    </fieldset>
  );
}

/** What is wrong with a field of our own. */
export const FieldMessage = ({ id, children }: { readonly id: string; readonly children: string | undefined }) => (
  <div id={id} className="field-message" role="alert">
    {children}
  </div>
);
