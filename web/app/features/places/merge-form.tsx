import * as z from 'zod';
import { PlaceId } from '#shared/ids.ts';
import { FormView } from '../../forms/form-view.tsx';
import { PlaceField } from '../../forms/place-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import type { SeenPlace } from './place-access.ts';

/** The other listing is looked for by its name, and named to the server by its id. */
const input = z.object({ name: z.string(), into: PlaceId.optional() }).refine(({ into }) => into !== undefined, {
  path: ['name'],
  message: 'Pick the other listing from the suggestions.',
});

/** Says that the place is listed a second time. */
export function MergeForm({ place, onClose }: { place: SeenPlace['place']; onClose: () => void }) {
  const form = useOperationForm(input, { name: '' }, { also: { intent: 'merge' } });
  return (
    <FormView
      form={form as never}
      wayOut={{ text: 'Go back', onClick: onClose }}
      actions={<SubmitButton form={form}>They are one place</SubmitButton>}
    >
      <p>
        Once another trusted player says the same, whoever opens {place.name} is led to the other listing, and its
        events are listed there.
      </p>
      <PlaceField
        control={form.control}
        name="name"
        label="The listing to keep"
        near={place.location.point}
        onPick={(into) => form.values.setValue('into', into)}
      />
    </FormView>
  );
}
