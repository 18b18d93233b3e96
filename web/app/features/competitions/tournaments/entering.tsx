import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { Partners } from './partners.tsx';
import type { TournamentIntent } from './tournament-intents.ts';
import { useTournamentSend } from './use-tournament-send.ts';

interface EnteringProps {
  readonly category: Category;
  readonly view: MyTournamentView;
}

type Sent = TournamentIntent & { readonly tournamentId: string };

/** How the reader stands in a category, and how they come in or go. */
export function Entering({ category, view }: EnteringProps) {
  const { send, isBusy, problem } = useTournamentSend<Sent>();
  const { tournamentId } = view.tournament;
  const { categoryId, entryKind } = category;
  const mine = view.mine.find((one) => one.categoryId === categoryId);
  const isFull = view.entries.some((one) => one.categoryId === categoryId && one.left === 0);
  const isOpen = view.openTo.includes(categoryId);
  const say = (intent: TournamentIntent) => send({ ...intent, tournamentId });
  return (
    <SpaceBetween size="s">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {mine && (
        <Entered
          {...{ category, view, isBusy }}
          position={mine.position}
          onWithdraw={() => say({ intent: 'withdraw', categoryId })}
        />
      )}
      {!mine && isOpen && entryKind === 'pair' && <Partners {...{ category, view, isBusy, say }} />}
      {!mine && isOpen && entryKind !== 'pair' && <EnterForm {...{ category, isFull, isBusy, say }} />}
    </SpaceBetween>
  );
}

interface EnteredProps extends EnteringProps {
  readonly position: number;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function Entered({ category, view, position, isBusy, onWithdraw }: EnteredProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <SpaceBetween size="s">
      <p>{position > 0 ? `You are number ${position} in the line.` : 'You are entered.'}</p>
      {view.mayWithdraw && (
        <Button loading={isBusy} onClick={() => setAsked(true)}>{`Withdraw from ${category.name}`}</Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Withdraw from ${category.name}?`}
        verb="Withdraw"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onWithdraw();
        }}
      >
        Your place goes to whoever waits first. Of a pair, both are withdrawn.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

interface EnterFormProps {
  readonly category: Category;
  /** Whoever enters waits. */
  readonly isFull: boolean;
  readonly isBusy: boolean;
  readonly say: (intent: TournamentIntent) => void;
}

function EnterForm({ category: { categoryId, entryKind, name }, isFull, isBusy, say }: EnterFormProps) {
  const [teamName, setTeamName] = useState('');
  const [isListed, setListed] = useState(true);
  const team = entryKind === 'team' ? { teamName } : {};
  return (
    <SpaceBetween size="s">
      {entryKind === 'team' && (
        <FormField label={`Name of your team in ${name}`}>
          <Input value={teamName} onChange={({ detail }) => setTeamName(detail.value)} />
        </FormField>
      )}
      <Checkbox checked={isListed} onChange={({ detail }) => setListed(detail.checked)}>
        Show my name on the list
      </Checkbox>
      <Button
        variant="primary"
        loading={isBusy}
        onClick={() => say({ intent: 'enter', categoryId, isListed, ...team })}
      >
        {isFull ? `Wait for a place in ${name}` : `Enter ${name}`}
      </Button>
    </SpaceBetween>
  );
}
