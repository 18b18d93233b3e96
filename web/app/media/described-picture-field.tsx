import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Picture } from '#shared/uploads/picture.ts';
import { mediaPath, type Purpose } from '#shared/uploads/purposes.ts';
import type { FieldProps } from '#web/app/forms/field-props.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { FilePicker } from './file-picker.tsx';
import '#web/app/forms/fields.css';

type DescribedPictureProps<Values extends FieldValues> = Pick<FieldProps<Values>, 'control' | 'name' | 'label'> & {
  readonly purpose: Purpose;
  /** On the button that takes it away. */
  readonly removeText: string;
  /** What it begins with as its words. */
  readonly suggestedWords?: string;
};

/** One wide picture with its words, shown as it will be cut; it may stay out. */
export function DescribedPictureField<Values extends FieldValues>(props: DescribedPictureProps<Values>) {
  const { control, name, label, purpose, removeText, suggestedWords = '' } = props;
  const { field, fieldState } = useField({ control, name });
  const picture = field.value as Picture | undefined;
  const message = fieldState.error?.message;
  if (!picture)
    return (
      <FilePicker
        purpose={purpose}
        label={`${label} (optional)`}
        verb="Choose a picture"
        hint="JPEG, PNG or WebP, at most 5 MB. We’ll crop it to 3:1."
        errorText={message}
        onKept={({ uploadId }) => void field.onChange({ uploadId, alt: suggestedWords })}
      />
    );
  return (
    <SpaceBetween size="s">
      <FormField label={label} errorText={message}>
        <img
          className="cover-preview"
          src={mediaPath(picture.uploadId)}
          alt={picture.alt || 'The picture as it will be shown'}
          width={1200}
          height={400}
        />
      </FormField>
      <TextField
        control={control}
        name={`${name}.alt` as FieldPath<Values>}
        label="What the picture shows"
        hint="For people who can’t see it"
        max={160}
      />
      <Button formAction="none" iconName="remove" onClick={() => field.onChange(undefined)}>
        {removeText}
      </Button>
    </SpaceBetween>
  );
}
