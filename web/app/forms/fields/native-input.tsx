import FormField from '@cloudscape-design/components/form-field';
import { type ReactNode, useId } from 'react';
import '../fields.css';

interface Props {
  readonly label: ReactNode;
  readonly type: 'date' | 'datetime-local' | 'time' | 'number' | 'text';
  readonly value: string;
  readonly hint?: string;
  readonly errorText?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field outside a form, with the browser's own calendar, clock or stepper. */
export function NativeInput({ label, type, value, hint, errorText, onChange }: Props) {
  const id = useId();
  return (
    <FormField controlId={id} label={label} constraintText={hint} errorText={errorText}>
      <input
        className="native-input"
        id={id}
        type={type}
        value={value}
        aria-invalid={errorText !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
