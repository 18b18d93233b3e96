import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { RosterEntry } from '#shared/teams/roster-contract.ts';
import type { SheetField } from '#shared/teams/sheet.ts';
import { usePageSend } from '../../forms/use-page-send.ts';
import { AnswerField } from './answer-field.tsx';
import type { RosterIntent } from './roster-intents.ts';

interface OwnProps {
  readonly entry: RosterEntry;
  readonly fields: readonly SheetField[];
}

/** What somebody says of themselves to their team, and that they pause. */
export function OwnEntry({ entry, fields }: OwnProps) {
  const { send, isBusy, problem, rejection } = usePageSend<RosterIntent>();
  const [email, setEmail] = useState(entry.details.contact?.email ?? '');
  const [phone, setPhone] = useState(entry.details.contact?.phone ?? '');
  const [answers, setAnswers] = useState(entry.details.fields ?? {});
  const [isPaused, setPaused] = useState(entry.isPaused);
  const save = () => {
    const contact = { ...(email && { email }), ...(phone && { phone }) };
    send({ intent: 'own', version: entry.version, isPaused, contact, fields: answers });
  };
  return (
    <Container header={<Header variant="h2">Your line</Header>}>
      <SpaceBetween size="m">
        <FormField label="E-mail for this team (optional)" errorText={rejection?.fields['contact.email']}>
          <Input type="email" value={email} onChange={({ detail }) => setEmail(detail.value)} />
        </FormField>
        <FormField label="Phone for this team (optional)" errorText={rejection?.fields['contact.phone']}>
          <Input inputMode="tel" value={phone} onChange={({ detail }) => setPhone(detail.value)} />
        </FormField>
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
