import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { DeskPartProps } from './desk-part-props.ts';

/** What changes everything: a delay, a hold, an announcement. */
export function DeskTools({ desk: { shifts, held }, isBusy, say }: DeskPartProps) {
  const [minutes, setMinutes] = useState('15');
  const [words, setWords] = useState('');
  return (
    <Container header={<Header variant="h2">Everybody</Header>}>
      <SpaceBetween size="m">
        {held ? (
          <Button
            variant="primary"
            loading={isBusy}
            onClick={() => say({ intent: 'run', command: { type: 'resume' } })}
          >
            Go on with play
          </Button>
        ) : (
          <Button
            loading={isBusy}
            onClick={() => say({ intent: 'run', command: { type: 'hold', reason: 'Lightning. Leave the courts.' } })}
          >
            Hold play for lightning
          </Button>
        )}
        <FormField label="Minutes to delay everything by">
          <Input type="number" value={minutes} onChange={({ detail }) => setMinutes(detail.value)} />
        </FormField>
        <Button
          loading={isBusy}
          onClick={() => say({ intent: 'run', command: { type: 'delay', minutes: Number(minutes), seen: shifts } })}
        >
          Delay everything
        </Button>
        <FormField label="Announcement">
          <Input value={words} onChange={({ detail }) => setWords(detail.value)} />
        </FormField>
        <Button
          loading={isBusy}
          onClick={() => {
            say({ intent: 'run', command: { type: 'announce', words } });
            setWords('');
          }}
        >
          Announce
        </Button>
      </SpaceBetween>
    </Container>
  );
}
