import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';

interface Found {
  readonly userId: string;
  readonly displayName: string;
}

/** Finds an adult by what only those who know them can know. */
export function GuardianSearch({ onFound }: { onFound: (person: Found) => void }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const find = async () => {
    if (text.trim().length < 3) return setWrong('Type at least three characters.');
    try {
      const { person } = await operations(privacyContract).findPerson({ text: text.trim() });
      if (person) return onFound(person);
      setWrong('No user found with this email or UID');
    } catch (error) {
      setWrong(sentenceFor(error));
    }
  };
  return (
    <FormField
      label="Email or UID"
      description="Enter the complete email or UID."
      errorText={wrong}
      secondaryControl={<Button onClick={() => void find()}>Find</Button>}
    >
      <Input value={text} onChange={({ detail }) => setText(detail.value)} />
    </FormField>
  );
}
