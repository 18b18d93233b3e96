import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import { events } from '#shared/events/contract.ts';
import { FormView } from '../../forms/form-view.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import { cancelChoices } from './event-choices.ts';
import { scopeChoices } from './series-scope.tsx';

const input = events.operations.cancelEvent.input
  .omit({ eventId: true, version: true })
  .extend({ scope: z.enum(['this', 'following', 'all']) });

interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly version: number;
  /** One date of a series can be cancelled with others. */
  readonly isOfSeries: boolean;
  readonly onClose: () => void;
}

/** Calling an event off cannot be taken back, and everybody on its list is told. */
export function CancelDialog({ isOpen, onClose, ...rest }: CancelDialogProps) {
  return (
    <Modal visible={isOpen} header="Cancel this event?" closeAriaLabel="Close" onDismiss={onClose}>
      {isOpen && <CancelForm {...rest} onClose={onClose} />}
    </Modal>
  );
}

/**
 * What is cancelled is what the page shows behind the dialog, which may change meanwhile. Closed by the page: once the
 * event is cancelled there is nothing left to cancel.
 */
function CancelForm({ version, isOfSeries, onClose }: Omit<CancelDialogProps, 'isOpen'>) {
  const form = useOperationForm(input, { reason: 'weather', scope: 'this' }, { also: { intent: 'cancel', version } });
  return (
    <FormView
      form={form as never}
      actions={
        <SpaceBetween direction="horizontal" size="xs">
          <Button formAction="none" variant="link" onClick={onClose}>
            Keep event
          </Button>
          <SubmitButton form={form}>Cancel event</SubmitButton>
        </SpaceBetween>
      }
    >
      <p>Everybody who is in or waits is told by mail. A cancelled event cannot be brought back.</p>
      {isOfSeries && <SelectField control={form.control} name="scope" label="Which events" choices={scopeChoices} />}
      <SelectField control={form.control} name="reason" label="Reason" choices={cancelChoices} />
      <TextareaField control={form.control} name="message" label="Message to everybody" max={300} rows={3} isOptional />
    </FormView>
  );
}
