import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import { games } from '#shared/competitions/games/contract.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { countedIn } from '#shared/competitions/games/scoring/counted-in.ts';
import { fullScore } from '#shared/competitions/games/scoring/score-words.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import type { DialogOfMatchProps } from '../dialog-of-match-props.ts';
import { type Fault, judgeValues } from '../judge-values.ts';
import { sideNames } from '../match-words.ts';
import { overPlayers } from '../over-players.ts';
import { ScoreFields } from './score-fields.tsx';
import { ScoreLog } from './score-log.tsx';
import { outcomes, type ScoreValues, valuesOf } from './score-values.ts';

/** What is typed of a score, what is wrong with it, and what happens when it is saved. */
function useScore({ game, match, lines, isAnswer, onClose }: Omit<DialogOfMatchProps, 'settles'>) {
  const [values, setValues] = useState<ScoreValues>(() => valuesOf(game, match));
  const [fault, setFault] = useState<Fault>();
  const [warning, setWarning] = useState<string>();
  const entering = useOperation(games, 'enterScore', {
    done: ({ status }) => enteredWords[status] ?? 'Score saved.',
    onDone: onClose,
    onWaiting: onClose,
    showsProblem: true,
  });
  const takingBack = useOperation(games, 'answerScore', {
    done: 'Result removed. The match is open again.',
    onDone: onClose,
    showsProblem: true,
  });
  const change = (changed: ScoreValues) => {
    setValues(changed);
    setFault(undefined);
    setWarning(undefined);
  };
  const of = { gameId: game.gameId, matchId: match.matchId, version: match.version };
  const reason = values.reason.trim();
  const takeBack = () => {
    if (reason === '') setFault({ fault: 'Enter a reason for removing the result.', at: 'reason' });
    else void takingBack.run({ ...of, answer: 'reset', reason });
  };
  const enter = () => {
    const judged = judgeValues(values, game, match);
    setFault('fault' in judged ? judged : undefined);
    if ('fault' in judged) return;
    const over = warning === undefined ? overPlayers({ game, match, lines }, judged.scores) : undefined;
    setWarning(over);
    if (over !== undefined) return;
    void entering.run({
      ...of,
      entry: judged.entry,
      ...(isOver(match) && { reason }),
      ...(isAnswer && reason !== '' && { reason }),
    });
  };
  const isReset = values.outcome === 'reset';
  const { isRunning, rejection } = isReset ? takingBack : entering;
  return {
    values,
    setValues,
    change,
    fault,
    warning,
    isReset,
    isRunning,
    rejection,
    save: isReset ? takeBack : enter,
  };
}

const enteredWords: Partial<Readonly<Record<Match['status'], string>>> = {
  awaiting_confirmation: 'Saved. The other team has to confirm it.',
  disputed: 'The teams entered different scores. The organizer decides.',
};

/** Takes the score of a match as its game is scored, and says at once what cannot be. */
export function ScoreDialog({ game, match, lines, settles, isAnswer, onClose }: DialogOfMatchProps) {
  const names = sideNames(game, match);
  const score = useScore({ game, match, lines, isAnswer, onClose });
  const { values, setValues, change, fault, warning, isReset, isRunning, rejection, save } = score;
  const isCorrection = isOver(match);
  const endings = [...outcomes(names, game.scoring), ...(isCorrection ? [notAtAll] : [])];
  return (
    <Modal
      visible
      header={isAnswer ? 'What was the score?' : `Score of ${names.join(' – ')}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isRunning} onClick={save}>
            {saveWords(isReset, warning)}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {rejection && !fault && <Alert type="error">{sentenceOf(rejection)}</Alert>}
        <div role="status">
          {warning !== undefined && (
            <Alert type="warning">{`${warning} Player stats stay as they are until you correct them.`}</Alert>
          )}
        </div>
        <FormField label="Result">
          <Select
            options={endings}
            selectedOption={endings.find(({ value }) => value === values.outcome) ?? null}
            onChange={({ detail }) => change({ ...values, outcome: detail.selectedOption.value ?? 'regular' })}
          />
        </FormField>
        {!isReset && !values.outcome.startsWith('forfeit') && (
          <ScoreFields {...{ names, values, fault }} part={partOf(game)} setValues={change} />
        )}
        {isReset && <ResetWarning />}
        {(isCorrection || isAnswer) && <ReasonField {...{ values, setValues, fault }} />}
        {match.claims.map(({ side, score }) => (
          <Box key={side}>{`${names[side]} entered ${fullScore(score, names)}.`}</Box>
        ))}
        {settles && <ScoreLog gameId={game.gameId} matchId={match.matchId} names={names} />}
      </SpaceBetween>
    </Modal>
  );
}

const partOf = ({ gameTypeId = otherGameTypeId, scoring }: Game): string =>
  countedIn(gameTypeId, scoring).part ?? 'Set';

const ResetWarning = () => (
  <Alert type="warning">The match is open again and doesn’t count in the table until it has a score.</Alert>
);

interface ReasonProps {
  readonly values: ScoreValues;
  readonly setValues: (values: ScoreValues) => void;
  readonly fault: Fault | undefined;
}

const ReasonField = ({ values, setValues, fault }: ReasonProps) => (
  <FormField label="Reason" description="Organizers can read it." errorText={fault?.at === 'reason' && fault.fault}>
    <Input value={values.reason} onChange={({ detail }) => setValues({ ...values, reason: detail.value })} />
  </FormField>
);

/** A result that was entered by mistake, of a match that is still to be played. */
const notAtAll = { value: 'reset', label: 'Remove the result' };

function saveWords(isReset: boolean, warning: string | undefined): string {
  if (isReset) return 'Remove result';
  return warning === undefined ? 'Save score' : 'Save anyway';
}
