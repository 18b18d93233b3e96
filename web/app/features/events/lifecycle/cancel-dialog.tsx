import Modal from '@cloudscape-design/components/modal';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { events } from '#shared/events/contract.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { cancelChoices } from '../details/event-choices.ts';
import { scopeChoices } from '../series/scope-choices.ts';

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
  const form = usePageForm(input, { reason: 'weather', scope: 'this' }, { also: { intent: 'cancel', version } });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormView
      form={form as never}
      wayOut={{ text: 'Keep event', onClick: onClose }}
      actions={<SubmitButton form={form}>Cancel event</SubmitButton>}
    >
      <p>Everybody who is in or waits is told by mail. A cancelled event cannot be brought back.</p>
      {isOfSeries && <SelectField control={form.control} name="scope" label="Which events" choices={scopeChoices} />}
      <SelectField control={form.control} name="reason" label="Reason" choices={cancelChoices} />
      {reason === 'weather' && <p>You can name another event of yours that makes up for it afterwards.</p>}
      <TextareaField control={form.control} name="message" label="Message to everybody" max={300} rows={3} isOptional />
    </FormView>
  );
}
