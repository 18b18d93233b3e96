import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { PhoneField } from '#web/app/forms/phone/phone-field.tsx';
import { accessChoices, amenityChoices, bookingChoices } from '../../search/place-words.ts';
import { PlacePart } from '../place-part.tsx';
import { PlaceCourtFields } from './place-court-fields.tsx';
import { PlaceExceptionFields, PlaceHourFields } from './place-hour-fields.tsx';
import { PlaceOpenPlayFields } from './place-open-play-fields.tsx';
import type { PlaceForm } from './place-values.ts';

/** What is there and when one may play. */
export function PlaceLaterFields({ form }: { form: PlaceForm }) {
  const { control } = form;
  return (
    <>
      <PlacePart title="Courts">
        <PlaceCourtFields form={form} />
      </PlacePart>
      <PlacePart title="Access and hours">
        <AccessFields form={form} />
        <PlaceHourFields form={form} />
        <PlaceExceptionFields form={form} />
        <CheckboxField
          control={control}
          name="sunlight"
          label="Open during daylight"
          description="From sunrise to sunset."
        />
      </PlacePart>
      <PlacePart title="Open play">
        <PlaceOpenPlayFields form={form} />
      </PlacePart>
      <PlacePart title="Good to know">
        <MultiselectField control={control} name="amenities" label="Amenities" choices={amenityChoices} isOptional />
        <TextareaField control={control} name="rules" label="Rules" max={2000} rows={3} isOptional />
        <TextField control={control} name="contact" label="Contact" hint="Shown to everyone." max={120} isOptional />
        <TextField control={control} name="website" label="Website" placeholder="https://" max={500} isOptional />
      </PlacePart>
    </>
  );
}

function AccessFields({ form: { control } }: { form: PlaceForm }) {
  const bookingType = useWatch({ control, name: 'access.bookingType' });
  return (
    <>
      <SelectField control={control} name="access.kind" label="Who can play" choices={accessChoices} />
      <TextField control={control} name="access.priceNote" label="Price" hint="For example $5 an hour." isOptional />
      <SelectField control={control} name="access.bookingType" label="Booking" choices={bookingChoices} />
      {bookingType === 'link' && (
        <TextField control={control} name="access.bookingUrl" label="Booking link" placeholder="https://" isOptional />
      )}
      {bookingType === 'phone' && (
        <PhoneField control={control} name="access.bookingPhone" label="Booking phone" isOptional />
      )}
    </>
  );
}
