import * as z from 'zod';
import { PlaceId } from '#shared/ids.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { PlaceField } from '#web/app/forms/places/place-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import type { SeenPlace } from '../details/edit/place-access.ts';

/** The other listing is looked for by its name, and named to the server by its id. */
const input = z
  .object({
    name: z.string(),
    into: PlaceId.optional(),
  })
  .refine(({ into }) => into !== undefined, {
    path: ['name'],
    message: 'Pick the other listing from the suggestions.',
  });

interface MergeFormProps {
  readonly place: SeenPlace['place'];
  /** Whose word counts at once. */
  readonly canManage: boolean;
  readonly onClose: () => void;
}

/** Says that the place is listed a second time. */
export function MergeForm({ place, canManage, onClose }: MergeFormProps) {
  const { run, ...merge } = useOperation(placeManagers, 'mergePlace', {
    done: 'Thanks for reporting the duplicate',
    isForm: true,
  });
  const form = useCheckedForm(
    input,
    { name: '' },
    { ...merge, run: async ({ into }) => into && run({ placeId: place.placeId, into }) },
  );
  // It belongs to no field that is shown.
  const refused = form.rejection?.fields.into;
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Go back', onClick: onClose }}
      actions={<SubmitButton form={form}>It's the same place</SubmitButton>}
    >
      <p className="place-note">
        {canManage ? 'Players' : 'Once another trusted player agrees, players'} who open {place.name} go to the other
        listing, and its events move there.
      </p>
      <PlaceField
        control={form.control}
        name="name"
        label="Main listing"
        near={place.location.point}
        onPick={(into) => form.values.setValue('into', into)}
      />
      {refused && <ProblemAlert>{refused}</ProblemAlert>}
    </FormView>
  );
}
