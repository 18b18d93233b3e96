import { LinesField } from '#web/app/forms/fields/lines-field.tsx';
import type { FieldsProps } from './team-values.ts';

/** The questions for players who want to join; organizers read them with the answers. */
export const QuestionFields = ({ control }: FieldsProps) => (
  <LinesField
    control={control}
    name="joinQuestions"
    label="Questions for new members"
    hint="One per line, up to five."
    rows={5}
    isOptional
  />
);
