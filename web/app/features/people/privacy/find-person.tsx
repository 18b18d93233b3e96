import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { type FormEvent, useState } from 'react';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import type { BlockedPerson } from './blocked-person.ts';

/** Finds one person by what only those who know them can know. */
export function FindPerson({ onFound }: { onFound: (person: BlockedPerson) => void }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < 3) return setWrong('Type at least three characters.');
    setLooking(true);
    try {
      const { person } = await operations(privacyContract).findPerson({ text: text.trim(), withBlocked: 'true' });
      setWrong(person ? undefined : 'No user found');
      if (person) {
        onFound({ ...person, ...(text.includes('@') && { email: text.trim() }) });
        setText('');
      }
    } catch (error) {
      setWrong(sentenceFor(error));
    } finally {
      setLooking(false);
    }
  };
  return (
    <form onSubmit={(event) => void find(event)}>
      <FormField
        label="Email or user ID"
        description="Enter the complete email or ID."
        errorText={wrong}
        secondaryControl={
          <Button formAction="submit" loading={isLooking}>
            Find
          </Button>
        }
      >
        <Input value={text} onChange={({ detail }) => setText(detail.value)} />
      </FormField>
    </form>
  );
}
