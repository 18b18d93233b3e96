import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { isPaidFirst } from '#shared/competitions/tournaments/held-entries.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
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
  if (mine) return <Entered {...{ category, view, mine }} />;
  if (!view.openTo.includes(categoryId)) return <Unpaired {...{ category, view }} />;
  return entryKind === 'pair' ? <Partners {...{ category, view }} /> : <EnterForm {...{ category, view }} />;
}

interface EnteredProps extends EnteringProps {
  readonly mine: MyTournamentView['mine'][number];
}

function Entered({ category, view, mine }: EnteredProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'withdrawEntry', {
    done: 'You withdrew. Your spot goes to the first in line',
    showsProblem: true,
  });
  const [isAsked, setAsked] = useState(false);
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      <p>{standingWords(mine, view)}</p>
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

function standingWords(
  { position, payBy }: EnteredProps['mine'],
  { tournament: { timeZone } }: Pick<MyTournamentView, 'tournament'>,
): string {
  if (position > 0) return `You’re number ${position} on the waitlist.`;
  return payBy ? `Your spot is held until ${when(payBy, timeZone)}. Pay above to keep it.` : 'You’re in.';
}

function EnterForm({ category: { categoryId, entryKind, name, fee }, view }: EnteringProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'enterTournament', {
    done: ({ position }) => (paysFirst && position === 0 ? 'Your spot is held. Pay to keep it' : entryWords(position)),
    showsProblem: true,
  });
  const paysFirst = isPaidFirst(view.tournament) && fee !== undefined;
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
      {paysFirst && (
        <p>{isFull ? 'You pay once a spot is yours.' : 'Your spot is held for ten minutes while you pay.'}</p>
      )}
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
