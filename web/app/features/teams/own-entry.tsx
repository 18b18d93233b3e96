import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { RosterEntry } from '#shared/teams/roster-contract.ts';
import type { SheetField } from '#shared/teams/sheet.ts';
import { AnswerField } from '../../forms/answer-field.tsx';
import { usePageSend } from '../../forms/use-page-send.ts';
import { EntryContact } from './entry-contact.tsx';
import type { RosterIntent } from './roster-intents.ts';

interface OwnProps {
  readonly entry: RosterEntry;
  readonly fields: readonly SheetField[];
}

/** What somebody says of themselves to their team, and that they pause. */
export function OwnEntry({ entry, fields }: OwnProps) {
  const { send, isBusy, problem, rejection } = usePageSend<RosterIntent>();
  const [contact, setContact] = useState(entry.details.contact ?? {});
  const [answers, setAnswers] = useState(entry.details.fields ?? {});
  const [isPaused, setPaused] = useState(entry.isPaused);
  const missing = fields
    .filter(({ fieldId, requiredAt }) => requiredAt === 'join' && !entry.details.fields?.[fieldId])
    .map(({ label }) => label);
  const save = () => {
    send({ intent: 'own', version: entry.version, isPaused, contact, fields: answers });
  };
  return (
    <Container header={<Header variant="h2">Your line</Header>}>
      <SpaceBetween size="m">
        {missing.length > 0 && <Alert>{`Your team asks you for: ${missing.join(', ')}.`}</Alert>}
        <EntryContact contact={contact} errors={rejection?.fields} onChange={setContact} />
        {fields.map((field) => (
          <AnswerField
            key={field.fieldId}
            field={field}
            answer={answers[field.fieldId] ?? ''}
            onChange={(answer) => setAnswers({ ...answers, [field.fieldId]: answer })}
          />
        ))}
        <Checkbox checked={isPaused} onChange={({ detail }) => setPaused(detail.checked)}>
          Pause: you keep your place and are asked for nothing
        </Checkbox>
        {problem && <div role="alert">{problem}</div>}
        <Button loading={isBusy} onClick={save}>
          Save your line
        </Button>
      </SpaceBetween>
    </Container>
  );
}
