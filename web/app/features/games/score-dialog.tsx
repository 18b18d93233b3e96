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
import { fullScore } from '#shared/competitions/games/score-words.ts';
import { DialogFoot } from '../../forms/dialog-foot.tsx';
import type { DialogOfMatchProps } from './dialog-of-match-props.ts';
import { type Fault, judgeValues } from './judge-values.ts';
import { sideNames } from './match-words.ts';
import { overPlayers } from './over-players.ts';
import { ScoreFields } from './score-fields.tsx';
import { ScoreLog } from './score-log.tsx';
import { outcomes, type ScoreValues, valuesOf } from './score-values.ts';

/** Takes the score of a match as its game is scored, and says at once what cannot be. */
export function ScoreDialog({ game, match, lines, settles, send, isBusy, rejection, onClose }: DialogOfMatchProps) {
  const names = sideNames(game, match);
  const [values, setValues] = useState<ScoreValues>(() => valuesOf(game, match));
  const [fault, setFault] = useState<Fault>();
  const [warning, setWarning] = useState<string>();
  const change = (changed: ScoreValues) => {
    setValues(changed);
    setFault(undefined);
    setWarning(undefined);
  };
  const isCorrection = isOver(match);
  const save = () => {
    const judged = judgeValues(values, game, match);
    setFault('fault' in judged ? judged : undefined);
    if ('fault' in judged) return;
    const over = warning === undefined ? overPlayers({ game, match, lines }, judged.scores) : undefined;
    setWarning(over);
    if (over !== undefined) return;
    const { matchId, version } = match;
    const reason = isCorrection && { reason: values.reason.trim() };
    send({ intent: 'enter', matchId, version, entry: judged.entry, ...reason });
  };
  return (
    <Modal
      visible
      header={`Score of ${names.join(' – ')}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isBusy} onClick={save}>
            {warning === undefined ? 'Save score' : 'Save it all the same'}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {rejection && !fault && (
          <Alert type="error">{[rejection.title, ...Object.values(rejection.fields)].join(' ')}</Alert>
        )}
        <div role="status">
          {warning !== undefined && (
            <Alert type="warning">{`${warning} What the players did stays as it is until it is corrected.`}</Alert>
          )}
        </div>
        <FormField label="How it ended">
          <Select
            options={outcomes(names, game.scoring)}
            selectedOption={outcomes(names, game.scoring).find(({ value }) => value === values.outcome) ?? null}
            onChange={({ detail }) => change({ ...values, outcome: detail.selectedOption.value ?? 'regular' })}
          />
        </FormField>
        {!values.outcome.startsWith('forfeit') && <ScoreFields {...{ names, values, fault }} setValues={change} />}
        {isCorrection && (
          <FormField
            label="Reason"
            description="Everybody who runs the game reads it."
            errorText={fault?.at === 'reason' && fault.fault}
          >
            <Input value={values.reason} onChange={({ detail }) => setValues({ ...values, reason: detail.value })} />
          </FormField>
        )}
        {match.claims.map(({ side, score }) => (
          <Box key={side}>{`${names[side]} entered ${fullScore(score, names)}.`}</Box>
        ))}
        {settles && <ScoreLog gameId={game.gameId} matchId={match.matchId} names={names} />}
      </SpaceBetween>
    </Modal>
  );
}
