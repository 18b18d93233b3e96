import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { clockAt, courtNames, dayAt, dayName, squadNames } from '../names.ts';
import type { ShownMatch } from '../shown-match.ts';

interface Props {
  readonly match: ShownMatch;
  readonly schedule: PublicSchedule;
  /** The request that is answered with other times; without it a new one is made. */
  readonly answering?: { readonly requestId: string; readonly version: number };
  readonly onClose: () => void;
}

/** Offers the other captain up to five times that break nothing. */
export function AskDialog({ match, schedule, answering, onClose }: Props) {
  const { times, problem } = useOpenTimes(schedule.seasonId, match.key);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const asking = useOperation(schedules, 'askForChange', {
    done: 'Request sent. The other captain has 48 hours to answer',
    onDone: onClose,
    showsProblem: true,
  });
  const counter = useOperation(schedules, 'answerChangeRequest', {
    done: 'Times sent to the other captain',
    onDone: onClose,
    showsProblem: true,
  });
  const { isRunning, rejection } = answering ? counter : asking;
  const trouble = problem ?? (rejection && sentenceOf(rejection));
  const nameOf = squadNames(schedule.squads);
  const options = times?.map((at, index) => ({ value: String(index), label: sayTime(at, schedule) }));
  const ask = () => {
    const picked = chosen.flatMap((index) => times?.[Number(index)] ?? []);
    const { seasonId } = schedule;
    if (answering) void counter.run({ seasonId, ...answering, answer: { do: 'counter', options: picked } });
    else void asking.run({ seasonId, key: match.key, options: picked, reason });
  };
  return (
    <Modal
      visible
      header={`New time for ${nameOf(match.homeId)} – ${nameOf(match.awayId)}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isRunning} onClick={ask}>
            {answering ? 'Suggest these times' : 'Send request'}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {trouble && <Alert type="error">{trouble}</Alert>}
        <FormField label="Times" description="Up to five. We only show times without conflicts.">
          <Multiselect
            options={options ?? []}
            selectedOptions={(options ?? []).filter(({ value }) => chosen.includes(value))}
            statusType={times || problem ? 'finished' : 'loading'}
            placeholder="Choose times"
            empty="No other time works for both teams."
            onChange={({ detail }) => choose(detail.selectedOptions.slice(0, 5).flatMap(({ value }) => value ?? []))}
          />
        </FormField>
        {!answering && (
          <FormField label="Reason">
            <Input value={reason} onChange={({ detail }) => setReason(detail.value)} />
          </FormField>
        )}
      </SpaceBetween>
    </Modal>
  );
}

const sayTime = (at: PlayedAt, { places }: PublicSchedule) =>
  `${dayName(dayAt(at))}, ${clockAt(at)}, ${courtNames(places)(at.placeId, at.courtId)}`;

/** Asked for when the dialog opens: they are many, and few pages need them. */
function useOpenTimes(seasonId: string, key: string) {
  const [times, setTimes] = useState<readonly PlayedAt[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    operations(schedules)
      .listOpenTimes({ seasonId, key }, { signal: leaving.signal })
      .then((answer) => setTimes(answer.times))
      .catch((error: unknown) => !leaving.signal.aborted && setProblem(sentenceFor(error)));
    return () => leaving.abort();
  }, [seasonId, key]);
  return { times, problem };
}
