import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod';
import type { EventDetails } from '#shared/events/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { FilePicker } from '../../forms/file-picker.tsx';
import { TextField } from '../../forms/text-field.tsx';

/** The picture at the head of an event, with its words; shown as it will be cut. */
export function CoverField({ control }: { readonly control: Control<z.input<typeof EventDetails>> }) {
  const { field, fieldState } = useController({ control, name: 'cover' });
  if (!field.value)
    return (
      <FilePicker
        purpose="eventCover"
        label="Cover picture (optional)"
        verb="Choose a picture"
        hint="JPEG, PNG or WebP, at most 5 MB. It is cut to three times as wide as high."
        errorText={fieldState.error?.message}
        onKept={({ uploadId }) => void field.onChange({ uploadId, alt: '' })}
      />
    );
  return (
    <SpaceBetween size="s">
      <FormField label="Cover picture" errorText={fieldState.error?.message}>
        <img
          className="cover-preview"
          src={mediaPath(field.value.uploadId)}
          alt={field.value.alt || 'The cover as it will be shown'}
          width={1200}
          height={400}
        />
      </FormField>
      <TextField
        control={control}
        name="cover.alt"
        label="What the picture shows"
        hint="For people who do not see it"
        max={160}
      />
      <Button formAction="none" iconName="remove" onClick={() => field.onChange(undefined)}>
        Remove the cover
      </Button>
    </SpaceBetween>
  );
}
