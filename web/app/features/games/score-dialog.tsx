import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import { judgeScore } from '#shared/competitions/games/judge-score.ts';
import { DialogFoot } from '../../forms/dialog-foot.tsx';
import type { DialogOfMatchProps } from './dialog-of-match-props.ts';
import { sideNames } from './match-words.ts';
import { entryOf, outcomes, type ScoreValues, valuesOf } from './score-values.ts';

/** Takes the score of a match as its game is scored, and says at once what cannot be. */
export function ScoreDialog({ game, match, send, isBusy, rejection, onClose }: DialogOfMatchProps) {
  const names = sideNames(game, match);
  const [values, setValues] = useState<ScoreValues>(() => valuesOf(game, match));
  const [fault, setFault] = useState<string>();
  const isCorrection = isOver(match);
  const save = () => {
    const entry = entryOf(values, names.length);
    const { scoring, ruleset } = game;
    const judged = judgeScore(entry, { scoring, ruleset, sides: names.length, bestOf: match.bestOf });
    const isUnexplained = isCorrection && !values.reason.trim();
    const wrong = isUnexplained ? 'Say why the score is changed.' : 'fault' in judged ? judged.fault : undefined;
    setFault(wrong);
    if (wrong) return;
    const { matchId, version } = match;
    send({ intent: 'enter', matchId, version, entry, ...(isCorrection && { reason: values.reason.trim() }) });
  };
  const problem = fault ?? (rejection && [rejection.title, ...Object.values(rejection.fields)].join(' '));
  return (
    <Modal
      visible
      header={`Score of ${names.join(' – ')}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isBusy} onClick={save}>
            Save score
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        <FormField label="How it ended">
          <Select
            options={outcomes(names)}
            selectedOption={outcomes(names).find(({ value }) => value === values.outcome) ?? null}
            onChange={({ detail }) => setValues({ ...values, outcome: detail.selectedOption.value ?? 'regular' })}
          />
        </FormField>
        {!values.outcome.startsWith('forfeit') && <Numbers {...{ names, values, setValues }} />}
        {isCorrection && (
          <FormField label="Reason" description="Everybody who runs the game reads it.">
            <Input value={values.reason} onChange={({ detail }) => setValues({ ...values, reason: detail.value })} />
          </FormField>
        )}
      </SpaceBetween>
    </Modal>
  );
}

interface NumbersProps {
  readonly names: readonly string[];
  readonly values: ScoreValues;
  readonly setValues: (values: ScoreValues) => void;
}

/** One line of numbers, or one a set. */
function Numbers({ names, values, setValues }: NumbersProps) {
  const set = (line: number, side: number, text: string) =>
    setValues({
      ...values,
      lines: values.lines.map((one, at) => (at === line ? one.map((old, of) => (of === side ? text : old)) : one)),
    });
  return values.lines.map((line, index) => {
    const name = values.kind === 'sets' ? `Set ${index + 1}` : 'Score';
    return (
      <FormField key={index} label={name} stretch>
        <SpaceBetween direction="horizontal" size="s">
          {line.map((text, side) => (
            <Input
              key={names[side]}
              ariaLabel={`${name}, ${names[side]}`}
              type="number"
              inputMode="numeric"
              value={text}
              placeholder={names[side] ?? ''}
              onChange={({ detail }) => set(index, side, detail.value)}
            />
          ))}
        </SpaceBetween>
      </FormField>
    );
  });
}
