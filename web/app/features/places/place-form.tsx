import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { FormView } from '../../forms/form-view.tsx';
import { MultiselectField } from '../../forms/multiselect-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TagsField } from '../../forms/tags-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { TimeZoneField } from '../../forms/time-zone-field.tsx';
import { PlaceCourtFields } from './place-court-fields.tsx';
import { PlaceEntranceFields } from './place-entrance-fields.tsx';
import { PlaceExceptionFields, PlaceHourFields } from './place-hour-fields.tsx';
import { PlaceLocationFields } from './place-location-fields.tsx';
import { PlaceOpenPlayFields } from './place-open-play-fields.tsx';
import type { PlaceForm } from './place-values.ts';
import { accessChoices, amenityChoices, bookingChoices, gameChoices, kindChoices } from './place-words.ts';

interface PlaceFormProps {
  readonly form: PlaceForm;
  readonly cityName: string;
  readonly buttons: ReactNode;
  readonly onCancel: () => void;
  /** Above the buttons. */
  readonly children?: ReactNode;
}

/** Everything that people say about a place; adding, changing and suggesting show the same. */
export function PlaceFormView({ form, cityName, buttons, onCancel, children }: PlaceFormProps) {
  const { control } = form;
  return (
    <FormView form={form as never} wayOut={{ text: 'Cancel', onClick: onCancel }} actions={buttons}>
      <Part title="What">
        <TextField control={control} name="name" label="Name" hint="As people know it." max={80} />
        <TagsField control={control} name="aliases" label="Other names" hint="With commas between them." isOptional />
        <SelectField control={control} name="kind" label="Kind" choices={kindChoices} />
        <MultiselectField control={control} name="sports" label="Sports" choices={gameChoices} />
        <TextareaField control={control} name="description" label="Description" max={2000} rows={3} isOptional />
      </Part>
      <Part title="Where">
        <PlaceLocationFields form={form} cityName={cityName} />
        <PlaceEntranceFields form={form} />
        <TimeZoneField control={control} name="timeZone" label="Time zone" hint="Follows the city you pick." />
      </Part>
      <Part title="Courts">
        <PlaceCourtFields form={form} />
      </Part>
      <Part title="Who may play, and when">
        <AccessFields form={form} />
        <PlaceHourFields form={form} />
        <PlaceExceptionFields form={form} />
        <CheckboxField
          control={control}
          name="sunlight"
          label="Open by daylight"
          description="From sunrise to sunset."
        />
      </Part>
      <Part title="Open play">
        <PlaceOpenPlayFields form={form} />
      </Part>
      <Part title="Good to know">
        <MultiselectField control={control} name="amenities" label="Amenities" choices={amenityChoices} isOptional />
        <TextareaField control={control} name="rules" label="Rules" max={2000} rows={3} isOptional />
        <TextField control={control} name="contact" label="Contact" hint="Everybody sees it." max={120} isOptional />
        <TextField control={control} name="website" label="Website" placeholder="https://" max={500} isOptional />
      </Part>
      {children}
    </FormView>
  );
}

function AccessFields({ form: { control } }: { form: PlaceForm }) {
  const bookingType = useWatch({ control, name: 'access.bookingType' });
  return (
    <>
      <SelectField control={control} name="access.kind" label="Who may play" choices={accessChoices} />
      <TextField control={control} name="access.priceNote" label="Price" hint="For example $5 an hour." isOptional />
      <SelectField control={control} name="access.bookingType" label="Booking" choices={bookingChoices} />
      {bookingType === 'link' && (
        <TextField
          control={control}
          name="access.bookingUrl"
          label="Address to book at"
          placeholder="https://"
          isOptional
        />
      )}
      {bookingType === 'phone' && (
        <TextField control={control} name="access.bookingPhone" label="Phone to book by" inputMode="tel" isOptional />
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container header={<Header variant="h2">{title}</Header>}>
    <SpaceBetween size="l">{children}</SpaceBetween>
  </Container>
);
