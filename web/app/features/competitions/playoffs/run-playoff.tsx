import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { knownGames, tellGames } from '../games/offline/use-games.ts';
import { RoundReset } from './round-reset.tsx';
import type { RunPlayoffProps } from './run-playoff-props.ts';
import { Seeds } from './seeds.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** What whoever runs a playoff decides about all of it. */
export function RunPlayoff({ playoff, undo, nameOf, changes, isBusy }: RunPlayoffProps) {
  const { version, bracket } = playoff;
  const [last] = undo;
  const [asking, setAsking] = useState<'reset' | 'delete'>();
  const remove = useOperation(playoffs, 'deletePlayoff', {
    done: 'Playoff deleted. You can restore it for 24 hours.',
    onDone: (_, { gameId }) => {
      const { eventId, seasonId } = knownGames().gamesById[gameId] ?? {};
      tellGames({ type: 'playoffDeleted', eventId: eventId ?? seasonId ?? '', gameId });
    },
    goTo: ({ sourceGameId }, { gameId }) => paths.makePlayoff(sourceGameId, gameId),
  });
  const confirm = (act: () => unknown) => () => {
    setAsking(undefined);
    act();
  };
  return (
    <SpaceBetween size="s">
      <SpaceBetween direction="horizontal" size="xs">
        {bracket.phase !== 'confirmed' && (
          <Button variant="primary" loading={isBusy} onClick={() => changes.run({ type: 'confirm_seeds' })}>
            Confirm seeds
          </Button>
        )}
        {bracket.seeds.some(({ slotState }) => slotState === 'tbd') && (
          <Button loading={isBusy} onClick={() => changes.run({ type: 'fill_seeds' })}>
            Fill seeds from the standings
          </Button>
        )}
        {last && (
          <Button iconName="undo" onClick={() => changes.undo(last.version)}>
            Undo {undoWords[last.what] ?? 'the last change'}
          </Button>
        )}
        {Object.keys(bracket.records).length > 0 && <Button onClick={() => setAsking('reset')}>Reset bracket</Button>}
        <Button onClick={() => setAsking('delete')}>Delete playoff</Button>
      </SpaceBetween>
      <Seeds key={version} {...{ playoff, nameOf, changes }} />
      <Withdrawals {...{ playoff, nameOf, changes }} />
      <RoundReset {...{ playoff, changes }} />
      <ConfirmDialog
        isOpen={asking === 'reset'}
        title="Reset the whole bracket?"
        verb="Reset"
        onClose={() => setAsking(undefined)}
        onConfirm={confirm(() => changes.reset({ type: 'reset_bracket' }))}
      >
        Every score goes; seeds and withdrawals stay. It can be undone for 24 hours.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        title={`Delete ${playoff.name}?`}
        verb="Delete"
        onClose={() => setAsking(undefined)}
        onConfirm={confirm(() => remove.run({ gameId: playoff.gameId, version }))}
      >
        This deletes the bracket and all scores. You can restore it for 24 hours.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

const undoWords: Readonly<Record<string, string>> = {
  edit_result: 'the correction',
  edit_seeds: 'the change of seeds',
  fill_seeds: 'filling the seeds',
  withdraw: 'the withdrawal',
  reset_match: 'the reset of a match',
  reset_round: 'the reset of a round',
  reset_bracket: 'the reset',
  undo: 'the undo',
};
