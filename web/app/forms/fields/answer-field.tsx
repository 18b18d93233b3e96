import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import type { SheetField } from '#shared/teams/roster/sheet.ts';

interface AnswerProps {
  readonly field: Pick<SheetField, 'label' | 'options'> & { readonly type: Exclude<SheetField['type'], 'file'> };
  readonly answer: string;
  readonly error?: string | undefined;
  readonly onChange: (answer: string) => void;
}

/** An answer to a field of the team's own, by its type; text underneath. */
export function AnswerField({ field: { label, type, options }, answer, error, onChange }: AnswerProps) {
  if (type === 'bool')
    return (
      <FormField errorText={error}>
        <Checkbox checked={answer === 'yes'} onChange={({ detail }) => onChange(detail.checked ? 'yes' : 'no')}>
          {label}
        </Checkbox>
      </FormField>
    );
  if (type === 'select') {
    const choices = [{ value: '', label: 'No answer' }, ...options.map((option) => ({ value: option, label: option }))];
    return (
      <FormField label={label} errorText={error}>
        <Select
          options={choices}
          selectedOption={choices.find(({ value }) => value === answer) ?? null}
          onChange={({ detail }) => onChange(detail.selectedOption.value ?? '')}
        />
      </FormField>
    );
  }
  const hint = { text: undefined, number: 'A number.', date: 'As in 2031-06-30.' }[type];
  return (
    <FormField label={label} constraintText={hint} errorText={error}>
      <Input
        value={answer}
        inputMode={type === 'number' ? 'decimal' : 'text'}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
}
