import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field takes: the form it belongs to, its name there, and what it is called. */
export interface FieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** Below the field. */
  readonly hint?: string;
  readonly isOptional?: boolean;
}
