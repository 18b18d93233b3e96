import { LinesField } from '#web/app/forms/fields/lines-field.tsx';
import type { FieldsProps } from './team-values.ts';

/** What is asked of whoever wants to join; whoever decides reads each question with its answer. */
export const QuestionFields = ({ control }: FieldsProps) => (
  <LinesField
    control={control}
    name="joinQuestions"
    label="Questions to whoever asks"
    hint="One a line, at most five."
    rows={5}
    isOptional
  />
);
