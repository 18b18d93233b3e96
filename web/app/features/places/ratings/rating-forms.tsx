import { places } from '#shared/places/contract.ts';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { StarsField } from './stars-field.tsx';

const rating = places.operations.ratePlace.input.omit({ placeId: true });
const reply = places.operations.replyToRating.input.omit({ placeId: true });

/** What one thinks of a place. */
export function RateForm() {
  const form = usePageForm(rating, { text: '' }, { also: { intent: 'rate' } });
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
  const form = usePageForm(reply, { ratingId, text }, { also: { intent: 'reply' } });
  return (
    <FormView form={form as never} actions={<SubmitButton form={form}>Show answer</SubmitButton>}>
      <TextareaField control={form.control} name="text" label="Your answer" max={1000} rows={3} />
    </FormView>
  );
}
