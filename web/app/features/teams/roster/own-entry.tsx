import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type RosterEntry, teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { LineField } from '#web/app/forms/fields/line-field.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { EntryContact } from './entry-contact.tsx';
import { OwnItems, ownItems } from './own-items.tsx';

interface OwnProps {
  readonly teamId: string;
  readonly entry: RosterEntry;
  readonly sheet: RosterSheet;
}

/** A player's own details for the team, and a way to pause. */
export function OwnEntry({ teamId, entry, sheet: { fields, items } }: OwnProps) {
  const { run, isRunning, rejection } = useOperation(teamRoster, 'changeOwnEntry', {
    done: (_, sent) => (sent.isPaused ? 'You’re paused and keep your spot' : 'Details saved'),
    isForm: true,
  });
  const [contact, setContact] = useState(entry.details.contact ?? {});
  const [answers, setAnswers] = useState(entry.details.fields ?? {});
  const [isPaused, setPaused] = useState(entry.isPaused);
  const missing = fields
    .filter(({ fieldId, requiredAt }) => requiredAt === 'join' && !entry.details.fields?.[fieldId])
    .map(({ label }) => label);
  const tracked = ownItems(items, entry);
  const save = () => run({ teamId, version: entry.version, isPaused, contact, fields: answers });
  return (
    <Container header={<Header variant="h2">Your details</Header>}>
      <SpaceBetween size="m">
        {missing.length > 0 && <Alert>{`Your team still needs: ${missing.join(', ')}.`}</Alert>}
        <EntryContact contact={contact} errors={rejection?.fields} onChange={setContact} />
        {fields.map((field) => (
          <LineField
            key={field.fieldId}
            line={{ teamId, userId: entry.userId }}
            field={field}
            kept={entry.details.fields?.[field.fieldId] ?? ''}
            answer={answers[field.fieldId] ?? ''}
            onChange={(answer) => setAnswers({ ...answers, [field.fieldId]: answer })}
          />
        ))}
        {tracked.length > 0 && <OwnItems teamId={teamId} entry={entry} items={tracked} />}
        <Checkbox checked={isPaused} onChange={({ detail }) => setPaused(detail.checked)}>
          Pause: keep my spot, but don’t ask me to play
        </Checkbox>
        {rejection && <div role="alert">{rejection.title}</div>}
        <Button loading={isRunning} onClick={save}>
          Save your details
        </Button>
      </SpaceBetween>
    </Container>
  );
}
