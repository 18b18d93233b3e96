import { places } from '#shared/places/contract.ts';
import { FormView } from '../../forms/form-view.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import { StarsField } from './stars-field.tsx';

const rating = places.operations.ratePlace.input.omit({ placeId: true });
const reply = places.operations.replyToRating.input.omit({ placeId: true });

/** What one thinks of a place. */
export function RateForm() {
  const form = useOperationForm(rating, { text: '' }, { also: { intent: 'rate' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Rate this place</SubmitButton>}>
      <StarsField control={form.control} name="stars" label="Your rating" />
      <TextareaField
        control={form.control}
        name="text"
        label="What others should know"
        max={1000}
        rows={3}
        isOptional
      />
    </FormView>
  );
}

/** What whoever keeps the place answers to a rating. */
export function ReplyForm({ ratingId, text }: { ratingId: string; text: string }) {
  const form = useOperationForm(reply, { ratingId, text }, { also: { intent: 'reply' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Show answer</SubmitButton>}>
      <TextareaField control={form.control} name="text" label="Your answer" max={1000} rows={3} />
    </FormView>
  );
}
