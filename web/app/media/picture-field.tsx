import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mediaPath, type Purpose } from '#shared/uploads/purposes.ts';
import type { FieldProps } from '#web/app/forms/field-props.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import '#web/app/forms/fields.css';

const FilePicker = lazy(async () => ({ default: (await import('./file-picker.tsx')).FilePicker }));

interface PictureFieldProps<Values extends FieldValues> extends Omit<FieldProps<Values>, 'isOptional'> {
  readonly purpose: Purpose;
  /** On the button that opens the device's own choice of files. */
  readonly verb: string;
  /** What the picture is, for those who do not see it. */
  readonly alt: string;
  /** Three times as wide as high instead of a square. */
  readonly isWide?: boolean;
}

/** A picture as others will see it, and a way to choose another; the form holds the upload's id. */
export function PictureField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  purpose,
  verb,
  alt,
  isWide,
}: PictureFieldProps<Values>) {
  const { field, fieldState } = useField({ control, name });
  return (
    <SpaceBetween size="s">
      {field.value && (
        <img
          className={isWide ? 'chosen-picture chosen-picture-wide' : 'chosen-picture'}
          src={mediaPath(field.value)}
          alt={alt}
        />
      )}
      <LaterPart height={80}>
        <FilePicker
          purpose={purpose}
          label={`${label} (optional)`}
          verb={verb}
          hint={['JPEG, PNG or WebP, at most 5 MB.', hint].filter(Boolean).join(' ')}
          errorText={fieldState.error?.message}
          onKept={({ uploadId }) => void field.onChange(uploadId)}
        />
      </LaterPart>
    </SpaceBetween>
  );
}
