import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { minutesWords, mostMinutes } from '#shared/competitions/tournaments/desk.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { DeskPartProps } from './desk-part-props.ts';

/** What changes everything: a delay, a hold, an announcement. */
export function DeskTools(props: DeskPartProps) {
  const { changes } = props;
  const [words, setWords] = useState('');
  return (
    <Container header={<Header variant="h2">Everyone</Header>}>
      <SpaceBetween size="m">
        <Holding {...props} />
        <Delaying {...props} />
        <SpaceBetween size="s">
          <FormField label="Announcement">
            <Input value={words} onChange={({ detail }) => setWords(detail.value)} />
          </FormField>
          <Button
            loading={changes.isRunning}
            onClick={() => {
              changes.run({ type: 'announce', words });
              setWords('');
            }}
          >
            Announce
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Container>
  );
}

function Holding({ desk: { held }, changes }: DeskPartProps) {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('Lightning. Leave the courts.');
  if (held)
    return (
      <Button variant="primary" loading={changes.isRunning} onClick={() => changes.run({ type: 'resume' })}>
        Resume play
      </Button>
    );
  return (
    <>
      <Button loading={changes.isRunning} onClick={() => setAsked(true)}>
        Hold play
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Hold play?"
        verb="Hold play"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          changes.run({ type: 'hold', reason: reason.trim() });
        }}
      >
        <SpaceBetween size="m">
          <p>No matches are called until you resume. Everyone gets a notification.</p>
          <FormField label="Reason and what to do" constraintText="Up to 120 characters.">
            <Input value={reason} onChange={({ detail }) => setReason(detail.value.slice(0, 120))} />
          </FormField>
        </SpaceBetween>
      </ConfirmDialog>
    </>
  );
}

function Delaying({ desk: { shifts }, changes }: DeskPartProps) {
  const [minutes, setMinutes] = useState('15');
  const [isAsked, setAsked] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const count = Number(minutes);
  const ask = () => {
    const isSaid = Number.isInteger(count) && count >= 1 && count <= mostMinutes;
    setWrong(!isSaid);
    setAsked(isSaid);
  };
  return (
    <SpaceBetween size="s">
      <FormField
        label="Delay all matches by (minutes)"
        errorText={isWrong && `Whole minutes, from 1 to ${mostMinutes}.`}
      >
        <Input type="number" inputMode="numeric" value={minutes} onChange={({ detail }) => setMinutes(detail.value)} />
      </FormField>
      <Button loading={changes.isRunning} onClick={ask}>
        Delay all matches
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Delay all matches by ${minutesWords(count)}?`}
        verb="Delay all matches"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          changes.run({ type: 'delay', minutes: count, seen: shifts });
        }}
      >
        Matches not called yet start later, and everyone gets a notification. You can’t undo this.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
