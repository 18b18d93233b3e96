import type { SheetField } from '#shared/teams/roster/sheet.ts';
import { MemberFileField } from '#web/app/media/member-file-field.tsx';
import { AnswerField } from './answer-field.tsx';

interface LineFieldProps {
  /** Whose line of which roster it is on. */
  readonly line: { readonly teamId: string; readonly userId: string };
  readonly field: SheetField;
  readonly answer: string;
  /** What is there already, which of a file is its name. */
  readonly kept: string;
  readonly error?: string | undefined;
  readonly onChange: (answer: string) => void;
}

/** A field of the team's own on a roster entry: files are stored at once, the rest with the form. */
export function LineField({ line, field, answer, kept, error, onChange }: LineFieldProps) {
  const { fieldId, label, type, options } = field;
  if (type === 'file')
    return <MemberFileField line={line} partId={fieldId} label={label} fileName={kept || undefined} error={error} />;
  return <AnswerField field={{ label, type, options }} answer={answer} error={error} onChange={onChange} />;
}
