import { places } from '#shared/places/contract.ts';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { StarsField } from './stars-field.tsx';

/** The reader's own rating. */
export function RateForm({ placeId }: { readonly placeId: string }) {
  const form = useOperationForm(places, 'ratePlace', {
    defaults: { text: '' },
    also: { placeId },
    done: 'Rating posted',
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Rate this place</SubmitButton>}>
      <StarsField control={form.control} name="stars" label="Your rating" />
      <TextareaField
        control={form.control}
        name="text"
        label="What should other players know?"
        max={1000}
        rows={3}
        isOptional
      />
    </FormView>
  );
}

interface ReplyFormProps {
  readonly placeId: string;
  readonly ratingId: string;
  readonly text: string;
}

/** A manager’s reply to a rating. */
export function ReplyForm({ text, ...rating }: ReplyFormProps) {
  const form = useOperationForm(places, 'replyToRating', {
    defaults: { text },
    also: rating,
    done: 'Reply posted',
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Post reply</SubmitButton>}>
      <TextareaField control={form.control} name="text" label="Your reply" max={1000} rows={3} />
    </FormView>
  );
}
