import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { JoinCode } from './join-code.tsx';

interface JoinCodeProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly joinCode: TeamView['joinCode'];
}

/** The join code with its link and QR code; a new code replaces it. */
export function JoinCodePanel({ teamId, teamName, joinCode }: JoinCodeProps) {
  const { run, isRunning, rejection } = useOperation(teamMembers, 'renewJoinCode', {
    done: 'New code ready. The old one no longer works',
    showsProblem: true,
  });
  const [days, setDays] = useState('');
  const [uses, setUses] = useState('');
  const [isAsking, setAsking] = useState(false);
  const renew = () => {
    setAsking(false);
    void run({ teamId, ...(days && { days: Number(days) }), ...(uses && { mostUses: Number(uses) }) });
  };
  return (
    <Container header={<Header variant="h2">By code or link</Header>}>
      <SpaceBetween size="m">
        {joinCode ? <JoinCode joinCode={joinCode} teamId={teamId} teamName={teamName} /> : <p>No join code yet.</p>}
        <FormField label="Expires after, in days (optional)" errorText={rejection?.fields.days}>
          <Input type="number" value={days} onChange={({ detail }) => setDays(detail.value)} />
        </FormField>
        <FormField label="Maximum uses (optional)" errorText={rejection?.fields.mostUses}>
          <Input type="number" value={uses} onChange={({ detail }) => setUses(detail.value)} />
        </FormField>
        {rejection && Object.keys(rejection.fields).length === 0 && <div role="alert">{rejection.title}</div>}
        <Button loading={isRunning} onClick={() => (joinCode ? setAsking(true) : renew())}>
          Create new code
        </Button>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isAsking}
        title="Create new code?"
        verb="Create new code"
        onConfirm={renew}
        onClose={() => setAsking(false)}
      >
        The current code, link and QR code will stop working.
      </ConfirmDialog>
    </Container>
  );
}
