import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import type { DraftChange, ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import type { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import { judgeMoves } from '#shared/competitions/schedules/solver/judge-move.ts';
import { localAt } from '#shared/competitions/schedules/solver/local-minutes.ts';
import { slotsOf } from '#shared/competitions/schedules/solver/slots.ts';
import { ScheduleBoard } from '../board/schedule-board.tsx';
import { courtNames, dayAt, dayName, squadNames } from '../names.ts';
import type { DeskChanges } from './use-desk-changes.ts';

type Draft = NonNullable<ScheduleDesk['draft']>;
interface Props {
  readonly desk: ScheduleDesk;
  readonly draft: Draft;
  readonly changes: DeskChanges;
}

/** As many play days as are drawn at once. */
const daysShown = 6;

/** The draft by day and court, some days at a time; matches are moved by mouse and by keys. */
export function DraftBoard({ desk, draft, changes: { change, isRunning } }: Props) {
  const [first, setFirst] = useState(0);
  const judge = useMemo(() => judgeMoves(draft.input, draft.matches), [draft]);
  const slots = useMemo(() => openSlots(draft.input), [draft]);
  const days = [...new Set(slots.map(dayAt))];
  const shown = new Set(days.slice(first, first + daysShown));
  const isShown = ({ at }: Draft['matches'][number]) => !at || shown.has(dayAt(at));
  const starts = days.flatMap((day, index) =>
    index % daysShown === 0 ? [{ value: String(index), label: `From ${dayName(day)}` }] : [],
  );
  return (
    <Container
      header={
        <Header variant="h2" description="Drag a match, or choose it and use the arrow keys and Enter.">
          Draft
        </Header>
      }
    >
      <SpaceBetween size="m">
        {starts.length > 1 && (
          <FormField label="Days">
            <Select
              options={starts}
              selectedOption={starts.find(({ value }) => value === String(first)) ?? null}
              onChange={({ detail }) => setFirst(Number(detail.selectedOption.value))}
            />
          </FormField>
        )}
        <ScheduleBoard
          matches={draft.matches.filter(isShown)}
          unplaced={draft.unplaced}
          slots={slots.filter((slot) => shown.has(dayAt(slot)))}
          entrantName={squadNames(desk.squads)}
          courtName={courtNames(desk.plan?.places)}
          judge={judge}
          onMove={(key, to) => {
            const { placeId, courtId, localStart } = to;
            change([{ do: 'move', key, to: { placeId, courtId, localStart } }]);
          }}
        />
        <OneMatch desk={desk} draft={draft} change={change} isBusy={isRunning} />
      </SpaceBetween>
    </Container>
  );
}

const openSlots = (input: ScheduleInput) =>
  slotsOf(input)
    .filter(({ closedBy }) => closedBy.length === 0)
    .map(({ placeId, courtId, start, end }) => ({
      placeId,
      courtId,
      localStart: localAt(start),
      durationMinutes: end - start,
    }));

interface OneMatchProps extends Omit<Props, 'changes'> {
  readonly change: (changes: DraftChange[]) => unknown;
  readonly isBusy: boolean;
}

/** What can be done to a match besides moving it. */
function OneMatch({ desk, draft, change, isBusy }: OneMatchProps) {
  const [key, choose] = useState('');
  const nameOf = squadNames(desk.squads);
  const options = draft.matches.map(({ homeId, awayId, at, locked, key: value }) => {
    const label = `${nameOf(homeId)} – ${nameOf(awayId)}${locked ? ' (locked)' : ''}`;
    return { value, label, ...(at && { description: `${dayName(dayAt(at))}, ${at.localStart.slice(11)}` }) };
  });
  const match = draft.matches.find((one) => one.key === key);
  const act = (does: 'lock' | 'unlock' | 'turn' | 'takeOff') => () => change([{ do: does, key }]);
  return (
    <SpaceBetween size="xs">
      <FormField label="Lock, swap or unschedule a match">
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === key) ?? null}
          placeholder="Choose a match"
          filteringType="auto"
          onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
        />
      </FormField>
      {match && (
        <SpaceBetween direction="horizontal" size="xs">
          <Button disabled={isBusy} onClick={act(match.locked ? 'unlock' : 'lock')}>
            {match.locked ? 'Unlock' : 'Lock'}
          </Button>
          <Button disabled={isBusy} onClick={act('turn')}>
            Swap home and away
          </Button>
          <Button disabled={isBusy} onClick={act('takeOff')}>
            Unschedule
          </Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}
