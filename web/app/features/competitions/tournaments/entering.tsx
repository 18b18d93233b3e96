import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { Partners } from './partners/partners.tsx';
import { Unpaired } from './partners/unpaired.tsx';
import { entryWords } from './tournament-words.ts';

interface EnteringProps {
  readonly category: Category;
  readonly view: MyTournamentView;
}

/** How the reader stands in a category, and how they come in or go. */
export function Entering({ category, view }: EnteringProps) {
  const { categoryId, entryKind } = category;
  const mine = view.mine.find((one) => one.categoryId === categoryId);
  if (mine) return <Entered {...{ category, view }} position={mine.position} />;
  if (!view.openTo.includes(categoryId)) return <Unpaired {...{ category, view }} />;
  return entryKind === 'pair' ? <Partners {...{ category, view }} /> : <EnterForm {...{ category, view }} />;
}

interface EnteredProps extends EnteringProps {
  readonly position: number;
}

function Entered({ category, view, position }: EnteredProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'withdrawEntry', {
    done: 'You withdrew. Your spot goes to the first in line',
    showsProblem: true,
  });
  const [isAsked, setAsked] = useState(false);
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      <p>{position > 0 ? `You’re number ${position} on the waitlist.` : 'You’re in.'}</p>
      {view.mayWithdraw && (
        <Button loading={isRunning} onClick={() => setAsked(true)}>{`Withdraw from ${category.name}`}</Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Withdraw from ${category.name}?`}
        verb="Withdraw"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void run({ tournamentId: view.tournament.tournamentId, categoryId: category.categoryId });
        }}
      >
        Your spot goes to the first in line. If you play as a pair, your partner is withdrawn too.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

function EnterForm({ category: { categoryId, entryKind, name }, view }: EnteringProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'enterTournament', {
    done: ({ position }) => entryWords(position),
    showsProblem: true,
  });
  const { tournamentId } = view.tournament;
  /** Whoever enters waits. */
  const isFull = view.entries.some((one) => one.categoryId === categoryId && one.left === 0);
  const [teamName, setTeamName] = useState('');
  const [isListed, setListed] = useState(true);
  const team = entryKind === 'team' ? { teamName } : {};
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      {entryKind === 'team' && (
        <FormField label={`Team name for ${name}`}>
          <Input value={teamName} onChange={({ detail }) => setTeamName(detail.value)} />
        </FormField>
      )}
      <Checkbox checked={isListed} onChange={({ detail }) => setListed(detail.checked)}>
        Show my name on the list
      </Checkbox>
      <Button
        variant="primary"
        loading={isRunning}
        onClick={() => run({ tournamentId, categoryId, isListed, ...team })}
      >
        {isFull ? `Join the ${name} waitlist` : `Enter ${name}`}
      </Button>
    </SpaceBetween>
  );
}
