import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { toInstant, toLocal } from '#shared/time.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { zoneWords } from '#web/blocks/zone-words.ts';
import { calledBy } from '../match-line.tsx';
import type { DeskPartProps } from './desk-part-props.ts';

interface PlaceDialogProps extends DeskPartProps {
  readonly match: ShownMatch;
  readonly onClose: () => void;
}

/** Takes the court and the time of a match by hand, on the clock of the tournament. */
export function PlaceDialog({ match, desk, changes, onClose }: PlaceDialogProps) {
  const { isRunning, rejection } = changes;
  const { timeZone, startDate, dayFrom } = desk.tournament;
  const [court, setCourt] = useState(match.court ?? desk.courts[0] ?? '');
  const before = match.startsAt ? toLocal(new Date(match.startsAt), timeZone) : `${startDate}T${dayFrom}`;
  const [local, setLocal] = useState(before);
  const [isSent, setSent] = useState(false);
  const courts = desk.courts.map((name) => ({ value: name, label: name }));
  const save = () => {
    if (local === '') return;
    if (match.startsAt && court === match.court && local === before) return onClose();
    setSent(true);
    const startsAt = toInstant(local, timeZone).toISOString();
    changes.run({ type: 'place', key: match.key, court, startsAt });
  };
  return (
    <Modal
      visible
      header={`Court and time for ${calledBy(match)}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isRunning} onClick={save}>
            Save
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {isSent && !isRunning && rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        <FormField label="Court">
          <Select
            options={courts}
            selectedOption={courts.find(({ value }) => value === court) ?? null}
            onChange={({ detail }) => setCourt(detail.selectedOption.value ?? court)}
          />
        </FormField>
        <NativeInput
          label="Starts"
          hint={`${zoneWords({ timeZone })}, where the tournament is.`}
          type="datetime-local"
          value={local}
          errorText={local === '' ? 'Choose a date and a time.' : undefined}
          onChange={(typed) => setLocal(typed.slice(0, 16))}
        />
      </SpaceBetween>
    </Modal>
  );
}
