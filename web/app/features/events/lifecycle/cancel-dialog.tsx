import Modal from '@cloudscape-design/components/modal';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { cancelChoices } from '../details/event-choices.ts';
import { RefundsAhead } from '../payments/refunds-ahead.tsx';
import { scopeChoices } from '../series/scope-choices.ts';

const input = events.operations.cancelEvent.input
  .omit({ eventId: true, version: true })
  .extend({ scope: z.enum(['this', 'following', 'all']) });

interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly event: Event;
  readonly onClose: () => void;
}

/** A cancellation cannot be undone, and all players on the list are told. */
export function CancelDialog({ isOpen, onClose, ...rest }: CancelDialogProps) {
  return (
    <Modal visible={isOpen} header="Cancel this event?" closeAriaLabel="Close" onDismiss={onClose}>
      {isOpen && <CancelForm {...rest} onClose={onClose} />}
    </Modal>
  );
}

const leads = {
  this: 'We send all of this back to the cards:',
  following: 'For this event we send all of this back to the cards, and as much of the later ones as was paid:',
  all: 'For this event we send all of this back to the cards, and as much of the others as was paid:',
} as const;

/**
 * What is cancelled is what the page shows behind the dialog, which may change meanwhile. Closed by the page: once the
 * event is cancelled there is nothing left to cancel.
 */
function CancelForm({ event, onClose }: Omit<CancelDialogProps, 'isOpen'>) {
  const { eventId, version, seriesId } = event;
  const change = useChange(
    async ({ scope, ...cancellation }: z.output<typeof input>) => {
      const sent = { ...cancellation, eventId, version };
      if (scope === 'this') await operations(events).cancelEvent(sent);
      else await operations(seriesContract).cancelSeries({ ...sent, scope });
    },
    {
      done: (_, { scope }) => (scope === 'this' ? 'Your event is canceled' : 'Your events are canceled'),
      showsProblem: true,
    },
  );
  const form = useCheckedForm(input, { reason: 'weather', scope: 'this' }, change);
  const [reason, scope] = useWatch({ control: form.control, name: ['reason', 'scope'] });
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Keep event', onClick: onClose }}
      actions={<SubmitButton form={form}>Cancel event</SubmitButton>}
    >
      <p>We email everyone who is in or in line. You can’t undo this.</p>
      {pricedBy(event) && <RefundsAhead eventId={eventId} lead={leads[scope]} />}
      {seriesId && <SelectField control={form.control} name="scope" label="Which events" choices={scopeChoices} />}
      <SelectField control={form.control} name="reason" label="Reason" choices={cancelChoices} />
      {reason === 'weather' && <p>You can name a make-up event afterwards.</p>}
      <TextareaField control={form.control} name="message" label="Message to players" max={300} rows={3} isOptional />
    </FormView>
  );
}
