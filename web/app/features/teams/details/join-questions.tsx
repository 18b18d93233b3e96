import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface JoinQuestionsProps {
  readonly questions: readonly string[];
  readonly onSend: (answers: string[]) => void;
  readonly onClose: () => void;
}

const longestAnswer = 500;

/** What a community asks before its organizers let a player in. */
export function JoinQuestions({ questions, onSend, onClose }: JoinQuestionsProps) {
  const asked = questions.length > 0 ? questions : ['A few words about you (optional)'];
  const [answers, setAnswers] = useState<readonly string[]>(asked.map(() => ''));
  const answer = (index: number, text: string) =>
    setAnswers(answers.map((one, position) => (position === index ? text.slice(0, longestAnswer) : one)));
  return (
    <ConfirmDialog
      isOpen
      title="Ask to join"
      verb="Send request"
      onConfirm={() => onSend([...answers])}
      onClose={onClose}
    >
      <SpaceBetween size="s">
        {asked.map((question, index) => (
          <FormField key={question} label={question}>
            <Input value={answers[index] ?? ''} onChange={({ detail }) => answer(index, detail.value)} />
          </FormField>
        ))}
      </SpaceBetween>
    </ConfirmDialog>
  );
}
