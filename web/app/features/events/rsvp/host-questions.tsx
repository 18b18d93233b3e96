import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea, { type TextareaProps } from '@cloudscape-design/components/textarea';
import { useEffect, useRef, useState } from 'react';

interface HostQuestionsProps {
  readonly questions: readonly string[];
  readonly answers: readonly string[];
  /** All that is missing are the answers: the first takes the focus. */
  readonly isAsked: boolean;
  readonly onChange: (answers: readonly string[]) => void;
}

/** What the host asks players before they join. */
export function HostQuestions({ questions, answers, isAsked, onChange }: HostQuestionsProps) {
  // The page is read again while they write; that they were asked stays so.
  const [wasAsked] = useState(isAsked);
  const first = useRef<TextareaProps.Ref>(null);
  useEffect(() => {
    // After the heading of the page, which takes the focus in the same step.
    if (wasAsked) queueMicrotask(() => first.current?.focus());
  }, [wasAsked]);
  const say = (index: number, text: string) =>
    onChange(questions.map((_, at) => (at === index ? text : (answers[at] ?? ''))));
  return (
    <SpaceBetween size="m">
      {questions.map((question, index) => (
        <FormField
          key={question}
          label={question}
          constraintText={wasAsked && index === 0 && 'Answer to finish joining.'}
          stretch
        >
          <Textarea
            {...(index === 0 && { ref: first })}
            rows={2}
            value={answers[index] ?? ''}
            onChange={({ detail }) => say(index, detail.value)}
          />
        </FormField>
      ))}
    </SpaceBetween>
  );
}
