import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { DraftChange, ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { type HandMove, handMoves } from '#shared/competitions/schedules/hand-moves.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { sayDay } from '../board/board-slots.ts';
import { clockAt, dayAt } from '../names.ts';
import type { RoundWords } from './round-words.ts';
import { cellId, type Rounds, sayRounds } from './rounds-model.ts';

interface MoveDialogProps {
  readonly match: ScheduledMatch;
  readonly draft: Pick<NonNullable<ScheduleDesk['draft']>, 'input' | 'matches'>;
  readonly rounds: Rounds;
  readonly words: RoundWords;
  readonly onClose: () => void;
  readonly onMove: (changes: DraftChange[], said: string) => void;
}

/** Another time for one match, chosen from a list: every time of a day says what choosing it comes to. */
export function MoveDialog({ match, draft, rounds, words, onClose, onMove }: MoveDialogProps) {
  const open = rounds.columns.filter(({ closedFor }) => closedFor === undefined);
  const [day, setDay] = useState(match.at ? dayAt(match.at) : firstDay(rounds, match));
  const [chosen, choose] = useState('');
  const moveOf = handMoves(draft.input, draft.matches);
  const cells = (open.find((column) => column.day === day)?.cells ?? []).filter(
    (cell) => cell && cell.closedFor === undefined && cell.match?.key !== match.key,
  );
  const places = cells.flatMap((cell) => (cell ? [{ ...cell, outcome: moveOf(match.key, cell.at) }] : []));
  const target = places.find(({ at }) => cellId(at) === chosen);
  const days = open.map((column) => ({ value: column.day, label: dayLabel(column) }));
  const confirm = () => {
    if (!target || !('changes' in target.outcome)) return;
    onMove(target.outcome.changes, `${words.sayMatch(match)} is now on ${words.sayTime(target.at)}.`);
  };
  return (
    <Modal
      visible
      header={words.sayMatch(match)}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              Go back
            </Button>
            <Button variant="primary" onClick={confirm}>
              {target?.outcome.kind === 'swaps' ? 'Swap' : 'Move'}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <FormField label="Day">
          <Select
            options={days}
            selectedOption={days.find(({ value }) => value === day) ?? null}
            onChange={({ detail }) => {
              setDay(detail.selectedOption.value ?? '');
              choose('');
            }}
          />
        </FormField>
        <FormField label="Time and field">
          <RadioGroup
            value={chosen}
            onChange={({ detail }) => choose(detail.value)}
            items={places.map(({ at, outcome }) => ({
              value: cellId(at),
              label: `${clockAt(at)}, ${words.fieldOf(at.placeId, at.courtId)}`,
              description: describe(outcome, words),
              disabled: outcome.kind === 'refused',
            }))}
          />
        </FormField>
      </SpaceBetween>
    </Modal>
  );
}

const dayLabel = (column: Rounds['columns'][number]) =>
  [sayDay(column.day), sayRounds(column)].filter((part) => part !== '').join(' · ');

/** The day of its round, or the first that is open. */
const firstDay = ({ columns }: Rounds, { round }: ScheduledMatch): string =>
  (columns.find(({ rounds }) => rounds.includes(round)) ?? columns.find(({ closedFor }) => closedFor === undefined))
    ?.day ?? '';

function describe(outcome: HandMove, { sayMatch }: RoundWords): string {
  if (outcome.kind === 'refused') return outcome.why;
  return outcome.kind === 'swaps' ? `Swaps with ${sayMatch(outcome.other)}` : 'Free';
}
