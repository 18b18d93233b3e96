import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useId, useState } from 'react';
import { canAdd, dateFault, withoutEmpty } from '#shared/people/availability/dates.ts';
import { nextRange, type TimeRange, usualRange } from '#shared/people/availability/ranges.ts';
import { type DateAvailability, mostRanges } from '#shared/people/availability/schemas.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { RangeFields } from './range-fields.tsx';

interface DateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (date: DateAvailability) => void;
}

/** Hours of one date; nothing is kept before the form is saved (R-AVAIL-13 to 20). */
export function DateDialog({ isOpen, onClose, onAdd }: DateDialogProps) {
  const [date, setDate] = useState('');
  const [ranges, setRanges] = useState<readonly TimeRange[]>([usualRange]);
  const dateId = useId();
  const [now] = useState(() => new Date());
  const close = () => {
    setDate('');
    setRanges([usualRange]);
    onClose();
  };
  const add = () => {
    onAdd({ date, timeRanges: withoutEmpty(ranges) });
    close();
  };
  return (
    <Modal
      visible={isOpen}
      header="Date-specific hours"
      closeAriaLabel="Close"
      onDismiss={close}
      footer={
        <DialogFoot onCancel={close}>
          <Button variant="primary" disabled={!canAdd(date, ranges, now)} onClick={add}>
            Add
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        <FormField label="Date" controlId={dateId} errorText={date && dateFault(date, now)}>
          <input
            className="native-input"
            id={dateId}
            type="date"
            required
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </FormField>
        <RangeFields
          of="Date"
          ranges={ranges}
          onSet={(index, range) => setRanges(ranges.map((one, at) => (at === index ? range : one)))}
          onRemove={(index) => setRanges(ranges.filter((_, at) => at !== index))}
        />
        <Button
          iconName="add-plus"
          disabled={ranges.length >= mostRanges}
          onClick={() => setRanges([...ranges, nextRange(withoutEmpty(ranges)) ?? { startTime: '', endTime: '' }])}
        >
          Add a range
        </Button>
      </SpaceBetween>
    </Modal>
  );
}
