import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Squad } from '#shared/competitions/seasons/squad.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

interface SquadStandingProps {
  readonly squad: Squad;
  readonly isOrganiser: boolean;
}

const endings = {
  withdrawn: {
    verb: 'Withdraw team',
    words:
      'The team leaves the season and its spot goes to the first in line. Organizers can bring it back while there is room.',
  },
  disqualified: {
    verb: 'Disqualify team',
    words:
      'The team leaves the season and its spot goes to the first in line. You can bring it back while there is room.',
  },
} as const;

/** Confirms a team, takes it out of the season, or back in. */
export function SquadStanding({ squad, isOrganiser }: SquadStandingProps) {
  const { run, isRunning, problem } = useOperation(seasonsContract, 'setSquadStanding', {
    done: (changed) => `${changed.name} is ${changed.status} now`,
    showsProblem: true,
  });
  const [asked, setAsked] = useState<keyof typeof endings>();
  const { seasonId, squadId, version, name, status } = squad;
  const to = (next: Squad['status']) => void run({ seasonId, squadId, version, to: next });
  const isPlaying = status === 'forming' || status === 'confirmed';
  return (
    <SpaceBetween size="s">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <SpaceBetween direction="horizontal" size="xs">
        {status === 'forming' && (
          <Button loading={isRunning} onClick={() => to('confirmed')}>
            Confirm {name}
          </Button>
        )}
        {isPlaying && <Button onClick={() => setAsked('withdrawn')}>Withdraw {name}</Button>}
        {isPlaying && isOrganiser && <Button onClick={() => setAsked('disqualified')}>Disqualify {name}</Button>}
        {!isPlaying && isOrganiser && (
          <Button loading={isRunning} onClick={() => to('forming')}>
            Take {name} back
          </Button>
        )}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`${endings[asked ?? 'withdrawn'].verb}: ${name}?`}
        verb={endings[asked ?? 'withdrawn'].verb}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) to(asked);
        }}
      >
        {endings[asked ?? 'withdrawn'].words}
      </ConfirmDialog>
    </SpaceBetween>
  );
}
