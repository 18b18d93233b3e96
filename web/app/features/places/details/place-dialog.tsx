import Modal from '@cloudscape-design/components/modal';
import { places } from '#shared/places/contract.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { MergeForm } from '../managers/merge-form.tsx';
import { reportChoices } from '../search/place-words.ts';
import type { SeenPlace } from './edit/place-access.ts';

interface PlaceDialogProps {
  readonly asking: 'report' | 'merge' | undefined;
  readonly place: SeenPlace['place'];
  readonly canManage: boolean;
  readonly onClose: () => void;
}

/** Asks what is wrong with a listing, or which listing is of the same place. */
export const PlaceDialog = ({ asking, place, canManage, onClose }: PlaceDialogProps) => (
  <>
    <Modal
      visible={asking === 'report'}
      header="What's wrong with this listing?"
      closeAriaLabel="Close"
      onDismiss={onClose}
    >
      {asking === 'report' && <ReportForm placeId={place.placeId} onClose={onClose} />}
    </Modal>
    <Modal
      visible={asking === 'merge'}
      header="Which listing is the same place?"
      closeAriaLabel="Close"
      onDismiss={onClose}
    >
      {asking === 'merge' && <MergeForm place={place} canManage={canManage} onClose={onClose} />}
    </Modal>
  </>
);

function ReportForm({ placeId, onClose }: { readonly placeId: string; readonly onClose: () => void }) {
  const form = useOperationForm(places, 'reportPlace', {
    defaults: { category: 'wrong_info', text: '' },
    also: { placeId },
    done: 'Report sent to the managers of this place',
  });
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Go back', onClick: onClose }}
      actions={<SubmitButton form={form}>Report</SubmitButton>}
    >
      <SelectField control={form.control} name="category" label="Problem" choices={reportChoices} />
      <TextareaField control={form.control} name="text" label="Details" max={500} rows={3} isOptional />
    </FormView>
  );
}
