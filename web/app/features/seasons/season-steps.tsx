import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { mayMove } from '#shared/competitions/seasons/states.ts';
import { seasonStatuses } from '#shared/competitions/seasons/words.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import type { SeasonIntent } from './season-intents.ts';
import { useSeasonSend } from './use-season-send.ts';

/** Where an organiser may take a season from where it is. */
export function SeasonSteps({ season: { status, version, label } }: { season: Season }) {
  const { send, isBusy, problem } = useSeasonSend<SeasonIntent>();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const steps = seasonStatuses.filter((to) => to !== 'cancelled' && mayMove(status, to));
  return (
    <Container
      header={
        <Header variant="h2" description="It also moves by its dates.">
          State of the season
        </Header>
      }
    >
      <SpaceBetween size="s">
        {problem && <p role="alert">{problem}</p>}
        <SpaceBetween direction="horizontal" size="xs">
          {steps.map((to) => (
            <Button key={to} loading={isBusy} onClick={() => send({ intent: 'move', version, to })}>
              {statusLabel[to]}
            </Button>
          ))}
          {mayMove(status, 'cancelled') && <Button onClick={() => setAsked(true)}>Cancel season</Button>}
        </SpaceBetween>
        {isAsked && (
          <FormField label="Why is it cancelled?" constraintText="Everybody reads it on this page.">
            <Input value={reason} onChange={({ detail }) => setReason(detail.value.slice(0, 300))} />
          </FormField>
        )}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Cancel ${label}?`}
        verb="Cancel season"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          send({ intent: 'move', version, to: 'cancelled', reason });
        }}
      >
        Nobody registers any more, and nothing of it can be changed. It stays to be read.
      </ConfirmDialog>
    </Container>
  );
}
